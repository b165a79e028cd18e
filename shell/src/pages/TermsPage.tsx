import { useState } from 'react'
import { paths, SITE_NAME, TextLink } from 'shared-ui'
import { readConfig } from '../config'
import { LegalPage, type LegalSection } from './LegalPage'

/** /terms-of-use, governed by New South Wales law (spec.md section 2). */
export function TermsPage() {
  const [{ contact }] = useState(readConfig)
  return (
    <LegalPage
      title="Terms of Use"
      description={`The terms for using ${SITE_NAME}, under the law of New South Wales.`}
      canonicalPath={paths.termsOfUse}
      intro="Please read these terms together with our privacy policy. They are written to be read."
      sections={sectionsOf(contact.support)}
    />
  )
}

const sectionsOf = (support: string): LegalSection[] => [
  {
    id: 'agreement',
    heading: 'These terms',
    body: [
      `These terms are an agreement between you and the business that runs ${SITE_NAME} (“we”, “us”). The business is registered in Australia. By using the site you agree to the terms. If you do not agree with them, please do not use the site.`,
      'If you use the site for a business or another organisation, you agree on its behalf and confirm that you may do so.',
    ],
  },
  {
    id: 'the-guide',
    heading: 'What the guide is, and is not',
    body: [
      `${SITE_NAME} is a guide to places, shows and events for families in Sydney, New South Wales. We describe them; we do not own, run or inspect them, and we sell no tickets. When you visit, book or buy, your agreement is with the venue or the organiser alone.`,
      'We choose what is listed. A listing is not a recommendation, and the order of results is made by our software from your search and from public facts. Nobody can pay for a better place in it.',
    ],
  },
  {
    id: 'information',
    heading: 'Check before you go',
    body: [
      'Opening hours, prices, dates, facilities and conditions change, sometimes on the day. We take care, but we cannot promise that what you read is complete or up to date. Check with the venue before you rely on it, above all where you need step-free access, a fence, shade or particular food.',
      'Where the guide is silent about something, that does not mean that it is not there, and “Limited accessibility” does not mean that a place cannot be visited. The venue knows best.',
      'If you find a mistake, please report it on the page of the activity.',
    ],
  },
  {
    id: 'sources',
    heading: 'Where facts and points come from',
    body: [
      'Some facts come from public data. We thank those who gather it:',
      <ul key="sources">
        <li>
          points of parks, which we count distances from: ©{' '}
          <TextLink href="https://www.openstreetmap.org/copyright">OpenStreetMap contributors</TextLink>,
          under the Open Database License;
        </li>
        <li>
          points of suburbs: <TextLink href="https://www.geonames.org">GeoNames</TextLink>, CC BY 4.0; names
          of suburbs: © State of New South Wales (Spatial Services), CC BY 4.0;
        </li>
        <li>
          toilets: <TextLink href="https://toiletmap.gov.au">National Public Toilet Map</TextLink>, ©
          Commonwealth of Australia, CC BY.
        </li>
      </ul>,
    ],
  },
  {
    id: 'children',
    heading: 'Children and safety',
    body: [
      'Looking after children, and judging what suits their age, health and abilities, stays with you. Age ranges are a guide only. Water, heights, animals, traffic and weather call for your own judgement and for the rules of the place.',
      'The site is made for parents and carers. Accounts are for people of 16 years or more. We ask for no details about children; please do not put any into list names, messages or listings.',
    ],
  },
  {
    id: 'accounts',
    heading: 'Your account',
    body: [
      'You can use most of the site without an account. With one you can save activities to lists and offer activities. Give an email address that is yours, keep your password to yourself, and tell us if somebody else may know it. You are responsible for what is done with your account until you have told us.',
      'You can stop using your account at any time and ask us to delete it. We may suspend or close an account that breaks these terms or harms the site or other people. Where we can, we will tell you first and say why.',
    ],
  },
  {
    id: 'lists',
    heading: 'Your lists',
    body: [
      'Your lists are yours. Only you see them, unless you share one by its link: whoever has that link can see the list until you stop sharing it. An activity that we no longer publish also leaves your lists.',
      'We keep lists with care, but they are no archive. Keep a copy of anything that you cannot do without.',
    ],
  },
  {
    id: 'submissions',
    heading: 'Listings, corrections and messages that you send',
    body: [
      'Send only what is true, what is yours to share, and what breaks no law and nobody’s rights. Do not send personal details of other people without their consent.',
      'You keep your rights in what you send. You allow us, free of charge and without limit of time or place, to publish, edit, shorten, translate and display it as part of the guide, and to let those who run the site for us do so. You confirm that you can give this permission. As far as the law allows, you agree that we may do this without naming you each time.',
      'Our staff review each submission. We may decline it, ask for more, change it or take it down later, and we need not say why.',
    ],
  },
  {
    id: 'fair-use',
    heading: 'Fair use',
    body: [
      'You agree not to:',
      [
        'try to get around the security of the site, or look at or change data that is not yours;',
        'overload the site, or disturb others in using it;',
        'collect its contents by machine, or build another guide from them, without our written consent;',
        'send spam, advertising or anything harmful through its forms;',
        'pretend to be somebody else, or to speak for a venue that you do not speak for;',
        'use the site for anything that is against the law.',
      ],
      'If you find a weakness in the security of the site, please write to us before you tell others. We will thank you for it.',
    ],
  },
  {
    id: 'our-rights',
    heading: 'Our rights',
    body: [
      `The design, the drawings, the texts, the software and the name ${SITE_NAME} belong to us or to those who let us use them, and are protected by law. You may view, share and print pages for your own family, and link to them. Any other use needs our written consent, unless the Copyright Act 1968 (Cth) allows it.`,
      'Names and marks of venues belong to their owners.',
      <p key="licences">
        Some of the software and the fonts come from others, under{' '}
        <TextLink href="/licences.txt">licences of their own</TextLink>.
      </p>,
    ],
  },
  {
    id: 'links',
    heading: 'Other websites',
    body: [
      'We link to venues, maps and other websites. They are run by others under their own terms and privacy policies. We do not control what they show or do, and a link is no endorsement.',
    ],
  },
  {
    id: 'changes-to-the-site',
    heading: 'Availability and changes of the site',
    body: [
      'The site is free, and we may change, pause or end any part of it. We try to keep it available, but cannot promise that it always is, or that it is free of errors. We will give fair notice, where we can, before we end something that you rely on, such as your lists.',
    ],
  },
  {
    id: 'consumer-law',
    heading: 'Your rights as a consumer',
    body: [
      'Some laws give you rights that no agreement can take away. Among them are the consumer guarantees of the Australian Consumer Law, which is Schedule 2 of the Competition and Consumer Act 2010 (Cth), and the Fair Trading Act 1987 (NSW). Nothing in these terms excludes, restricts or changes them.',
      'Where the law lets us limit what we owe you for a breach of such a guarantee, it is limited to supplying the service again or paying the cost of having it supplied again.',
    ],
  },
  {
    id: 'liability',
    heading: 'Liability',
    body: [
      'Subject to the section above and as far as the law allows, we give no other promise about the site, and we are not liable for loss or damage that comes from relying on the guide, from a visit to a place or an event, from another website, or from the site being changed or unavailable. We are in no case liable for loss that neither of us could reasonably expect.',
      'Nothing here limits liability for death or personal injury caused by our negligence, for fraud, or for anything else that the law does not allow to be limited. What you could have avoided by reasonable care, you bear yourself.',
    ],
  },
  {
    id: 'indemnity',
    heading: 'If you break these terms',
    body: [
      'If somebody makes a claim against us because of what you sent, or because you broke these terms or the law, you will make good our reasonable costs and losses, except as far as we caused them ourselves.',
    ],
  },
  {
    id: 'changes-to-terms',
    heading: 'Changes of these terms',
    body: [
      'We may change these terms, for example when the site or the law changes. The version on this page is the one that counts from the day that it is published. If a change is important, we will say so on the site beforehand. If you go on using the site after that, you agree to it.',
    ],
  },
  {
    id: 'law',
    heading: 'Governing law',
    body: [
      'The law of New South Wales, Australia, governs these terms. The courts of New South Wales, and those that hear appeals from them, decide disputes about them. Please write to us first: most matters can be settled with a letter.',
      'If a part of these terms cannot be enforced, the rest stays in force. If we do not insist on a right at once, we have not given it up. You may not pass your rights under these terms to somebody else; we may pass ours to whoever takes over the site, who is then bound by them.',
    ],
  },
  {
    id: 'contact',
    heading: 'Contact',
    body: [
      <p key="address">
        Questions about these terms reach us at <TextLink href={`mailto:${support}`}>{support}</TextLink> or
        through the <TextLink to={paths.contact}>contact page</TextLink>. How we handle personal information
        is in our <TextLink to={paths.privacyPolicy}>privacy policy</TextLink>.
      </p>,
    ],
  },
]
