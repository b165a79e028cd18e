/** The result of sharing; the page has a message for each except `dismissed`. */
export type ShareOutcome = 'shared' | 'copied' | 'dismissed' | 'failed'

type SharingDevice = Pick<Navigator, 'clipboard'> & { share?: Navigator['share'] }

/**
 * Shares a page with the device's share sheet, or copies its URL if there is none. Closing the sheet (AbortError) is not
 * a failure, nor is a second call while it is open (InvalidStateError).
 * @param device the browser's navigator
 */
export async function sharePage(
  page: { title: string; url: string },
  device: SharingDevice,
): Promise<ShareOutcome> {
  try {
    if (device.share) {
      await device.share(page)
      return 'shared'
    }
    await device.clipboard.writeText(page.url)
    return 'copied'
  } catch (error) {
    const isSheet = error instanceof Error && /^(Abort|InvalidState)Error$/.test(error.name)
    return isSheet ? 'dismissed' : 'failed'
  }
}
