/** A start error that the user can fix: shown as one line, without a stack. */
export class StartError extends Error {}

/** What Node says of a wrong option. Its further sentences are advice that fits no command of ours. */
export function optionFault(error: unknown, usage: string): string {
  const [sentence] = (error as Error).message.split(/\. |\.?\n/) // of parseArgs
  return `${sentence}. ${usage}`
}
