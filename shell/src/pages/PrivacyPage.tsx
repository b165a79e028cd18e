import { useState } from 'react'
import { paths, SITE_NAME, TextLink } from 'shared-ui'
import { readConfig, type SiteConfig } from '../config'
import { isCountingSite } from '../visits/analytics'
import { LegalPage, type LegalSection } from './LegalPage'
import { PrivacyChoices } from './PrivacyChoices'

/** /privacy-policy: nine sections that describe what this software does with this site's configuration. */
export function PrivacyPage() {
  const [config] = useState(readConfig)
  return (
    <LegalPage
      title="Privacy Policy"
      description={`What ${SITE_NAME} knows about you, why, and what you can do about it.`}
      canonicalPath={paths.privacyPolicy}
      intro="The short version: browse freely. We keep what you type in, and only to do what you asked for. We sell nothing and show no advertising."
      sections={sectionsOf(config, isCountingSite(config))}
    />
  )
}

function sectionsOf({ contact, dataRegion }: SiteConfig, isCounting: boolean): LegalSection[] {
  const privacyAddress = <TextLink href={`mailto:${contact.privacy}`}>{contact.privacy}</TextLink>
  return [
    {
      id: 'who-we-are',
      heading: 'Who we are',
      body: [
        `${SITE_NAME} is a guide to things to do with children in Sydney, New South Wales. This policy says what the site knows about you, why, and what you can do about it. It follows the Australian Privacy Principles of the Privacy Act 1988 (Cth).`,
        <p key="address">Questions about privacy reach us at {privacyAddress}.</p>,
      ],
    },
    {
      id: 'what-we-collect',
      heading: 'What we collect',
      body: [
        'You can browse, search and share without telling us anything about yourself. We keep only what you type in:',
        [
          'with an account: your email address, the name you give, and your password in a form that cannot be turned back;',
          'with saved lists: their names and emojis, and the activities in them;',
          'with a message, a submitted listing or a correction: the fields of that form, and your email address where you give one. Of the pictures that you choose for an activity only the names are sent.',
        ],
        'To stop floods of messages, our forms remember for two days how many came from one network address and one email address. They are kept as a scrambled code that changes every day, not as the addresses themselves.',
        'We ask for no details about children, and none are needed for anything on this site.',
      ],
    },
    {
      id: 'how-we-use-it',
      heading: 'How we use it',
      body: [
        'We use it to log you in, to show you your lists, to answer your message, to review the listing that you sent, and to put right what you reported. If a listing of yours goes live, what you wrote about the place is public; your own name and contact details are not.',
        'We do not sell or rent personal information, we send no marketing, and nobody here makes decisions about you by machine.',
      ],
    },
    {
      id: 'who-helps-us',
      heading: 'Who helps us, and where data is kept',
      body: [
        `Supabase runs our database, logins, stored pictures and forms. ${regionSentence(dataRegion)}`,
        'Google takes part only if you choose to log in with Google: it then tells us your name and email address, and learns that you use this site. Addresses of places link to Google Maps, which is opened only when you follow such a link.',
        ...(isCounting
          ? [
              'PostHog counts visits for us. It gets nothing that says who you are; see “Counting visits” below.',
            ]
          : []),
        'Messages from our forms also go to our own mailbox, through a mail provider. All of these companies may handle data overseas, in the United States and the European Union among other places. When your browser asks them for something, they see your network address, as every website does, and may keep technical logs for a short time. Our own web server notes for each request when it came, which kind of page it asked for and how it was answered, and nothing about who asked. For each version of our software it counts how many pages it has sent and on how many a part has failed; a browser tells it which part and version that was, and nothing about you or the page.',
      ],
    },
    {
      id: 'in-your-browser',
      heading: 'What is kept in your browser',
      body: [
        'We set one cookie, and only while we try out a new version of the site with some visitors: a random number from 0 to 99 that stays for 30 days. It decides which version you get. Many visitors share each number, so it does not say who you are.',
        'These are kept in your browser’s own storage until you remove them; your session goes when you log out:',
        [
          'your session, and when it ends: you are logged out after 30 minutes without activity;',
          'whether you like the site light or dark, and whether your visits may be counted;',
          'a mark for your other tabs that a list has changed;',
          'the age groups of your children, if you chose them, your last filters, and the eight activities that you opened last: each is forgotten with one tap where it is shown, and when you log out;',
          'the first eight characters of the number of your account, so that another account does not get these: until you log out or another account logs in.',
        ],
        'For the time without a network your browser keeps a copy of the site, the last 30 places that you have opened, and your lists with their pictures. Your lists go when your session ends, the places when you log out.',
        'These are kept for one tab only and go when you close it or log out:',
        [
          'the text of a form that you have not sent yet (never a password), and the name of a list that you have not made yet;',
          'what you were about to do when we asked you to log in, that you went to Google to log in, and the address of a sign-up until you log in;',
          'how far you had scrolled on each page, whose these notes are, that your first list was made, and that the page was loaded again for an update.',
        ],
      ],
    },
    {
      id: 'privacy-choices',
      heading: 'Counting visits',
      body: isCounting
        ? [
            'We count which kinds of pages are opened, with PostHog, so that we know what to improve. An event says, for example, that “an activity’s page” was opened, not which one. It carries the kind of browser and device and the version of our software. When something breaks, it also says what and where in our software.',
            'An event never carries your name or email address, what you searched for, a suburb, a list, or anything from a link in a mail. PostHog keeps nothing in your browser, so it cannot tell that two visits are yours, and it is told not to work out where you are.',
            <PrivacyChoices key="choices" />,
          ]
        : ['Visits to this site are not counted: no analytics service is switched on here.'],
    },
    {
      id: 'how-long',
      heading: 'How long we keep it',
      body: [
        [
          'Your account, profile and lists: until you ask us to delete them.',
          'Messages, submitted listings and corrections: 12 months in our database, then they are deleted by themselves. Copies in our own mailbox: as long as we need them to answer you.',
          'Counts of messages against floods: two days.',
          ...(isCounting
            ? ['Events of visits: as long as PostHog keeps them for us. They say nothing about you.']
            : []),
        ],
      ],
    },
    {
      id: 'your-choices',
      heading: 'Your choices',
      body: [
        'You can change your name on your profile, and rename and delete your lists, at any time. To see, correct or delete anything else that we hold about you, or to have a copy of it or your account removed, write to us. We answer within 30 days, and it costs nothing.',
        <p key="address">
          Write to {privacyAddress}, or use the <TextLink to={paths.contact}>contact page</TextLink>. If our
          answer does not settle the matter, you can complain to the Office of the Australian Information
          Commissioner at{' '}
          <TextLink href="https://www.oaic.gov.au/privacy/privacy-complaints">oaic.gov.au</TextLink>.
        </p>,
      ],
    },
    {
      id: 'changes',
      heading: 'Safety, and changes to this policy',
      body: [
        'All traffic is encrypted. The database itself checks that nobody but you can read or change your lists and your profile. If a breach were likely to cause you serious harm, we would tell you and the Commissioner.',
        'When the site changes what it does with information, this page changes with it.',
      ],
    },
  ]
}

function regionSentence(region: string | undefined): string {
  return region
    ? `The database stands in ${region}; the company itself is based overseas.`
    : 'The company is based overseas, so data may be processed outside Australia.'
}
