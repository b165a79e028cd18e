/** The features that Playwright turns off. tasks/journeys/chromium.test.ts says when Playwright has changed them. */
export const OFF_IN_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
]

/**
 * A Chromium with windows loads two pages for the list under the address bar, for each window: 16 of the 66 s of processor
 * time that the journeys of account.spec.ts took.
 */
const OFF_HERE = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']

/** The argument that turns both off. Of two such arguments Chromium reads the last one. */
export const featuresOff = `--disable-features=${[...OFF_IN_PLAYWRIGHT, ...OFF_HERE].join(',')}`
