import { paths, SITE_NAME, TextLink } from 'shared-ui'
import { LegalPage, type LegalSection } from './LegalPage'

const sections: LegalSection[] = [
  {
    id: 'agreement',
    heading: 'These terms',
    body: (
      <p>
        By using {SITE_NAME} you agree to these terms. The business behind the site is registered in
        Australia. If you do not agree, please do not use the site.
      </p>
    ),
  },
  {
    id: 'the-guide',
    heading: 'What the guide is, and is not',
    body: (
      <p>
        We describe places and events; we do not run them. Opening hours, prices and conditions change: check
        with the venue before you go. Supervising children and judging what suits them stays with you.
      </p>
    ),
  },
  {
    id: 'accounts',
    heading: 'Your account',
    body: (
      <p>
        Keep your password to yourself and give an e-mail address that is yours. We may close an account that
        is used to harm the site or other people.
      </p>
    ),
  },
  {
    id: 'submissions',
    heading: 'Listings and messages that you send',
    body: (
      <p>
        Send only what is true and what you may share. You let us publish and edit what you submit as a
        listing. Our staff review each submission and may decline it.
      </p>
    ),
  },
  {
    id: 'fair-use',
    heading: 'Fair use',
    body: (
      <p>
        Do not try to break in, to overload the site, to collect its contents by machine, or to send spam
        through its forms.
      </p>
    ),
  },
  {
    id: 'links',
    heading: 'Other websites',
    body: <p>We link to venues and maps. What they do with your visit is up to them and their own terms.</p>,
  },
  {
    id: 'liability',
    heading: 'Liability',
    body: (
      <p>
        Nothing here takes away rights that you have under the Australian Consumer Law. Beyond those, we are
        not liable for loss that comes from relying on the guide or from the site being unavailable.
      </p>
    ),
  },
  {
    id: 'law',
    heading: 'Governing law',
    body: (
      <p>
        The law of New South Wales, Australia, governs these terms, and its courts decide disputes about them.
        Questions? <TextLink to={paths.contact}>Contact us</TextLink>.
      </p>
    ),
  },
]

/** /terms-of-use, governed by New South Wales law (spec.md section 2). */
export function TermsPage() {
  return (
    <LegalPage
      title="Terms of Use"
      description={`The terms for using ${SITE_NAME}, under the law of New South Wales.`}
      canonicalPath={paths.termsOfUse}
      intro={<p>Please read these terms together with our privacy policy.</p>}
      sections={sections}
    />
  )
}
