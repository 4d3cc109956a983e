import { FailureError } from './failure';

/** Fetches a script of ours that comes late; where it does not come, that is a failure that can be told to a reader. */
export async function late<Module>(bring: () => Promise<Module>): Promise<Module> {
  try {
    return await bring();
  } catch (error) {
    if (error instanceof FailureError) throw error;
    const said = error instanceof Error ? error.message : String(error);
    // Each browser says it in its own words; of whole addresses the file's name is enough.
    throw new FailureError('no-script', /[\w.-]+\.m?js\b/.exec(said)?.[0] ?? said);
  }
}
