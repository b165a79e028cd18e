import { paths, SITE_NAME, TextLink } from 'shared-ui'
import { LegalPage, type LegalSection } from './LegalPage'

const sections: LegalSection[] = [
  {
    id: 'who-we-are',
    heading: 'Who we are',
    body: (
      <p>
        {SITE_NAME} is a guide to things to do with children in Sydney, New South Wales. This policy says what
        the site knows about you, why, and what you can do about it. It follows the Australian Privacy
        Principles of the Privacy Act 1988 (Cth).
      </p>
    ),
  },
  {
    id: 'what-we-collect',
    heading: 'What we collect',
    body: (
      <>
        <p>You can browse, search and share without telling us anything. We keep only what you type in:</p>
        <ul>
          <li>with an account: your e-mail address, the name you give, and your password in hashed form;</li>
          <li>with saved lists: the names of your lists and the activities in them;</li>
          <li>with a message or a submitted listing: the fields of that form.</li>
        </ul>
        <p>We ask for no details about children.</p>
      </>
    ),
  },
  {
    id: 'how-we-use-it',
    heading: 'How we use it',
    body: (
      <p>
        To log you in, to show you your lists, to answer your message, and to review the listing that you
        sent. We do not sell personal information and send no marketing.
      </p>
    ),
  },
  {
    id: 'where-it-is-kept',
    heading: 'Where it is kept',
    body: (
      <p>
        Accounts, lists and messages are kept in a database that Supabase runs for us. Supabase is a company
        based overseas, so information may be processed outside Australia. If you log in with Google, Google
        tells us your name and e-mail address and learns that you used this site.
      </p>
    ),
  },
  {
    id: 'in-your-browser',
    heading: 'What is kept in your browser',
    body: (
      <p>
        Your session, so that you stay logged in, and the text of a form that you have not sent yet, until you
        close the tab. We set no advertising cookies.
      </p>
    ),
  },
  {
    id: 'analytics',
    heading: 'Analytics',
    body: <p>This version of the site measures nothing about your visits.</p>,
  },
  {
    id: 'how-long',
    heading: 'How long we keep it',
    body: (
      <p>
        Your account and lists until you ask us to delete them. Messages and submitted listings for up to 12
        months. You are logged out after 30 minutes without activity.
      </p>
    ),
  },
  {
    id: 'your-choices',
    heading: 'Your choices',
    body: (
      <p>
        You can change your name on your profile and delete your lists at any time. To see, correct or delete
        anything else that we hold about you, <TextLink to={paths.contact}>write to us</TextLink>. If our
        answer does not settle the matter, you can complain to the Office of the Australian Information
        Commissioner.
      </p>
    ),
  },
  {
    id: 'changes',
    heading: 'Changes to this policy',
    body: <p>When the site changes what it does with information, this page changes with it.</p>,
  },
]

/** /privacy-policy: nine sections, each true of what this software does. */
export function PrivacyPage() {
  return (
    <LegalPage
      title="Privacy Policy"
      description={`What ${SITE_NAME} knows about you, why, and what you can do about it.`}
      canonicalPath={paths.privacyPolicy}
      intro={
        <p>The short version: browse freely; we keep only what you type in, and only to do what you asked.</p>
      }
      sections={sections}
    />
  )
}
