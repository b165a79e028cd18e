/** A reason not to start that the person at the terminal can do something about: shown as one line, no stack. */
export class StartError extends Error {}
