/** What the page says about working without network; comes with the dialog. */
export const enOffline = {
  'offline.title': 'Use Lookback offline',
  'offline.site.unasked': 'The page is about to be put on this device…',
  'offline.site.keeping': 'The page is being put on this device…',
  'offline.site.kept': 'The page is on this device: it opens without network.',
  'offline.site.failed': 'The page could not be put on this device ({reason}). Try again while there is network.',
  'offline.plain-http':
    'This page came over plain http, where a browser keeps nothing: it opens only with network, and fetches its model anew at each visit. Everything else works as usual.',
  'offline.plain-http.do':
    'To have it offline, ask whoever runs this server for an https address. On your own machine, http://localhost will do.',
  'offline.refused':
    'This browser keeps nothing for this page: perhaps a private window, or a setting. It opens only with network; everything else works as usual.',
  'offline.refused.do': 'To have it offline, open it in an ordinary window.',
  'offline.file':
    'Or take the page away as one file. It opens without network, also from a USB stick, in browsers from 2022 on (Safari from 2023 on):',
  'offline.file.take': '{model} ({size})',
  'offline.models': 'Models',
  'offline.model.kept': 'on this device',
  'offline.model.missing': 'not here yet',
  'offline.all': 'Make everything available offline ({bytes})',
  'offline.progress': 'Bringing everything to this device',
  'offline.cancel': 'Cancel',
  'offline.complete': 'Everything is on this device. You can switch the network off.',
  'offline.cancelled': 'Stopped. What had arrived stays, and the next try goes on from there.',
  'offline.again': 'What had arrived stays, and the next try goes on from there.',
  'offline.remove': 'Remove the models ({bytes})',
  'offline.removed': 'The models were removed. Each is fetched again when it is used.',
  'offline.mayBeCleared':
    'When space on the device runs short, the browser may clear this: look here again before a lesson.',
  'failure.full': 'There is no room for it on this device. Free some space, then try again.',
  'failure.not-kept': 'The browser refused to keep it: perhaps a private window, or a setting.',
  'update.ready': 'A new version of this page is on this device.',
  'update.reload': 'Reload',
  'update.others': 'First close the other tabs that show Lookback ({count}); they still use the old version.',
} as const;
