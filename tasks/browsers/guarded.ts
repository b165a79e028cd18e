/**
 * Names in the built scripts and styles that not every supported browser knows, and why they do no harm there. Before you
 * add one, try the page without it.
 */
export const GUARDED: { why: string; names: string[] }[] = [
  {
    why: 'Asked for before use; a unit test runs without it.',
    names: [
      '.share',
      'requestIdleCallback',
      '.requestIdleCallback',
      '.isError',
      'Intl.Segmenter',
      '.segment',
    ],
  },
  {
    why: 'Called with ?. only: a popup is then fixed, below the top layer.',
    names: ['.showPopover', '.hidePopover'],
  },
  {
    why: 'In React, behind a test for it, or an attribute that is set as a property.',
    names: [
      '.capture',
      '.displayName',
      '.fetchPriority',
      '.navigation',
      '.popover',
      '.startViewTransition',
      ':view-transition',
      ':view-transition-group',
      'event navigate',
      'event navigateerror',
      'event navigatesuccess',
      'navigation',
      'setImmediate',
      'trustedTypes',
    ],
  },
  {
    why: 'In the analytics library, behind a test for it.',
    names: ['.connection', '.doNotTrack', '.globalPrivacyControl', '.userAgentData'],
  },
  {
    why: 'In the parts of the backend library for passkeys, which the site does not use, and for bodies that are streams.',
    names: [
      '.duplex',
      '.toBase64',
      'PublicKeyCredential.parseCreationOptionsFromJSON',
      'PublicKeyCredential.parseRequestOptionsFromJSON',
    ],
  },
  {
    why: 'iOS does not ask before a tab is closed.',
    names: ['event beforeunload'],
  },
  {
    why: 'A rule of its own: without it a choice is seen by its box, and a dialog leaves the page behind it scrolling.',
    names: [':has'],
  },
  {
    why: 'Written with its prefix, too.',
    names: ['user-select:'],
  },
  {
    why: 'Only looks: a browser without it leaves it out, and nothing is lost or covered.',
    names: [
      'color-mix()',
      'contain-intrinsic-size:',
      'content-visibility:',
      'forced-color-adjust:',
      'resize:',
      'scrollbar-width:',
      'text-size-adjust:',
      'text-wrap:',
    ],
  },
  {
    why: 'Not the one that is too new: a field of our own or of a library, or text.',
    names: [
      '.bytes',
      '.direction',
      '.dispose',
      '.error',
      '.escape',
      '.ink',
      '.login',
      '.resize',
      '.use',
      '.xr',
      ':column',
      ':left',
      ':right',
    ],
  },
]
