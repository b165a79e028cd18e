import { useState } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { getAuthReturn, settings } from 'shared-auth'
import { Button, Page, paths, toast } from 'shared-ui'
import { AuthLayout } from '../forms/AuthLayout'
import { confirmationUrl } from './confirmationUrl'
import { VerificationFailed } from './VerificationFailed'

/** The text for a link that is invalid or has failed. */
const FAILED = 'Failed to verify your email. Please try again or contact support.'
const NOT_FOUND = 'Verification link not found. Please check your email for a valid link.'

/** How long a press of the button counts, in ms. After that the service does not answer, and the visitor may try again. */
const LONGEST_WAY = 10_000

/**
 * /email-verification: the target of the e-mails for a new account and a new password. The link in the query is only
 * followed on a click, because mailbox scanners open every page but press no buttons.
 */
export function EmailVerificationPage() {
  const [query] = useSearchParams()
  const [isLeaving, setLeaving] = useState(false)
  const returned = getAuthReturn()
  const { url, siteUrl } = settings()
  const address = confirmationUrl(query, { backend: url, site: siteUrl })
  const isForPassword = address !== null && new URL(address).searchParams.get('type') === 'recovery'
  const heading = isForPassword ? 'Set a new password' : 'Verify your email'

  function handleVerify() {
    if (!address) {
      toast.error(NOT_FOUND)
      return
    }
    try {
      window.location.assign(address)
      // the link works once: a second press would follow it again, and the answer to that is that it was used
      setLeaving(true)
      const timer = setTimeout(() => setLeaving(false), LONGEST_WAY)
      // Back may show the page as it was left
      window.addEventListener('pageshow', ({ persisted }) => {
        if (!persisted) return
        clearTimeout(timer)
        setLeaving(false)
      })
    } catch {
      toast.error(FAILED)
    }
  }

  // a failed link redirects to this page with the same query as a valid one
  if (returned.kind === 'failed' && returned.from === paths.emailVerification) {
    return <VerificationFailed message={FAILED} />
  }
  if (query.get('type') === 'email_confirmation' || query.get('email_confirmed') === 'true') {
    return <Navigate replace to={paths.emailVerified} />
  }
  return (
    <Page title={heading} description="Verify the email address of your Sydney Sprouts account.">
      <AuthLayout
        heading={heading}
        text={
          isForPassword ? 'One click and you can set a new password.' : 'One click and your account is ready.'
        }
      >
        <Button wide busy={isLeaving} busyLabel="Verifying..." onClick={handleVerify}>
          Verify Email
        </Button>
      </AuthLayout>
    </Page>
  )
}
