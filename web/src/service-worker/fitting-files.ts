import type { SiteFile } from '../protocol/site';
import { hasFeatures } from '../worker/features';

/** The engine without SIMD, as a build names its files. */
const kScalarEngine = /^assets\/(lookback-scalar|scalar-worker)-/;

/** What of a build is any use to this browser: one that has SIMD never asks for the engine without it. */
export async function fittingFiles(files: readonly SiteFile[]): Promise<readonly SiteFile[]> {
  return (await hasFeatures()) ? files.filter(([path]) => !kScalarEngine.test(path)) : files;
}
