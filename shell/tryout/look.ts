/** The look of badge, panel and outlines: always dark, so that nobody takes them for a part of the site. */
export const LOOK = `
:host { all: initial; }
* { box-sizing: border-box; font: 14px/1.4 system-ui, sans-serif; }
:focus-visible { outline: 3px solid #ffd166; outline-offset: 2px; }
button, input { color: inherit; border: 1px solid #8f8aa8; border-radius: 6px; min-height: 32px; padding: 4px 10px; }
button { background: #3d3660; cursor: pointer; }
button:hover { background: #524a7d; }
button:disabled { opacity: 0.5; cursor: default; }
input:not([type=checkbox]) { background: #17142a; min-width: 0; flex: 1; }
input::placeholder { color: #b8b4cc; }
code { font-family: ui-monospace, monospace; overflow-wrap: anywhere; }

.badge, .panel { position: fixed; z-index: 2147483647; background: #251f45; color: #f6f4ff;
  color-scheme: dark; }
.badge { left: 12px; bottom: 12px; max-width: calc(100vw - 24px); display: flex; gap: 6px; padding: 6px;
  border-radius: 10px; border: 1px solid #8f8aa8; box-shadow: 0 4px 16px #0006; }
.badge .details { background: none; border-color: transparent; text-align: left; overflow-wrap: anywhere; }
.badge .details::before { content: ''; display: inline-block; width: 9px; height: 9px; margin-right: 8px;
  border-radius: 50%; background: #ffd166; }
.badge button:last-child { flex: none; }

.panel { margin: 0; inset: auto auto 12px 12px; width: min(440px, calc(100vw - 24px)); padding: 0 16px 16px;
  max-height: calc(100dvh - 24px); overflow: auto; border: 1px solid #8f8aa8; border-radius: 12px;
  box-shadow: 0 8px 32px #0008; }
.panel .head { position: sticky; top: 0; display: flex; justify-content: space-between; align-items: center;
  padding: 12px 0; background: #251f45; }
.panel h2 { margin: 0; font-size: 17px; font-weight: 650; outline: none; }
.panel h3 { margin: 0 0 6px; font-weight: 650; }
.panel h3 span { font-weight: 400; color: #cfcbe2; margin-left: 8px; overflow-wrap: anywhere; }
.panel form { display: flex; gap: 6px; }
.part { padding: 10px 0; border-top: 1px solid #4b4470; }
.part.other h3::before { content: ''; display: inline-block; width: 9px; height: 9px; margin-right: 8px;
  border-radius: 50%; background: #ffd166; }
.switch { display: flex; gap: 8px; align-items: center; padding: 4px 0 12px; cursor: pointer; }
.switch input { width: 18px; height: 18px; min-height: 0; accent-color: #ffd166; }
.refusals { margin: 0 0 12px; padding: 8px 12px; border-radius: 8px; background: #5a1f2b; }
.refusals p { margin: 4px 0; }
.misfit { margin: 0 0 6px; color: #ffb3a7; }
.hint { margin: 10px 0; color: #cfcbe2; overflow-wrap: anywhere; }

.outlines { position: fixed; inset: 0; z-index: 2147483646; pointer-events: none; overflow: clip; }
.outlines[hidden] { display: none; }
.box { position: absolute; left: 0; top: 0; outline: 2px solid var(--hue); outline-offset: -2px; }
.box.shell { --hue: #4b3f8f; }
.box.boundary { --hue: #0b6e4f; }
.box.fragment { --hue: #a3195b; outline-offset: 1px; }
.box span { position: absolute; left: 0; bottom: 100%; padding: 1px 6px; background: var(--hue); color: #fff;
  font-size: 11px; white-space: nowrap; border-radius: 4px; }
.box.boundary span, .box.shell span, .box.inside span { bottom: auto; top: var(--shift); }
.box.right span { left: auto; right: 0; }
`
