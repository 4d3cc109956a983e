// Holds the imports of web/src against web/layers.json.
import { posix } from 'node:path';

const importForms = [
  /^\s*(?:import|export)\b[^'"`;]*?\bfrom\s*['"]([^'"]+)['"]/gm, // import x from 'y', over several lines too
  /^\s*import\s*['"]([^'"]+)['"]/gm, // import 'y'
  /\bimport\(\s*['"]([^'"]+)['"]/g, // import('y')
];

/** What a file imports: [{ line, name, typesOnly }]. */
export function importsOf(text) {
  return importForms.flatMap((form) =>
    [...text.matchAll(form)].map((found) => ({
      line: text.slice(0, found.index + found[0].length).split('\n').length,
      name: found[1],
      typesOnly: /^\s*(import|export)\s+type\b/.test(found[0]),
    })),
  );
}

const layerOf = (path) => path.match(/^web\/src\/([^/]+)\//)?.[1];

function complainRelative(path, layer, { name, typesOnly }, rules) {
  const target = posix.join(posix.dirname(path), name);
  const used = layerOf(target);
  if (!target.startsWith('web/src/')) return `'${name}' leaves web/src`;
  if (used === layer) return undefined;
  if (used === undefined) return `'${name}': only the entry files stand above the layers`;
  const allowed = [
    ...rules.layers[layer],
    ...(rules.exceptions?.[path] ?? []),
    ...(typesOnly ? (rules.typesOnly?.[layer] ?? []) : []),
  ];
  if (allowed.includes(used)) return undefined;
  return `'${name}': ${layer} may use ${rules.layers[layer].join(', ') || 'nothing'}, not ${used}`;
}

function complainPackage(path, layer, name, rules) {
  const used = name.startsWith('@') ? name.split('/').slice(0, 2).join('/') : name.split('/')[0];
  const allowed = [...rules.layers[layer], ...(rules.exceptions?.[path] ?? [])];
  return allowed.includes(used) ? undefined : `'${name}': ${layer} may not use ${used}`;
}

/** Complaints about one file of web/src. The entry files right in web/src may use everything. */
export function checkWebFile(path, text, rules) {
  const layer = layerOf(path);
  if (layer === undefined) return [];
  if (!(layer in rules.layers)) return [`${path}: web/layers.json has no layer "${layer}"`];
  return importsOf(text).flatMap((one) => {
    const why = one.name.startsWith('.')
      ? complainRelative(path, layer, one, rules)
      : complainPackage(path, layer, one.name, rules);
    return why ? [`${path}:${one.line}: ${why}`] : [];
  });
}
