/** Most of a build's time goes into files of our own; how long each part took is of no use to who wants to see the page. */
export const noTimings = { bundlerTimings: false } as const;
