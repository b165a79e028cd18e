import { Heart, Pencil, Search, Share2, Sprout, Trash2, User } from 'lucide-react'
import {
  Accordion,
  Breadcrumb,
  Button,
  ButtonLink,
  IconButton,
  Menu,
  paths,
  TextLink,
  Tooltip,
  theme,
} from 'shared-ui'
import { Tabs } from 'shared-ui/tabs'
import { styled } from 'styled-components'
import { Row, Sample } from './Sample'

const variants = ['primary', 'secondary', 'quiet', 'danger', 'sun'] as const

/** Buttons and links. */
export function ActionsPart() {
  return (
    <>
      <Sample
        title="Button"
        note="One primary in a view. Danger only inside a confirmation, sun once in a flow. Busy keeps width and focus."
      >
        <Grid>
          {variants.map((variant) => (
            <Row key={variant}>
              <Button variant={variant}>Search</Button>
              <Button variant={variant} size="compact">
                Compact
              </Button>
              <Button variant={variant} icon={<Search />}>
                With an icon
              </Button>
              <Button variant={variant} busy busyLabel="Processing...">
                Save
              </Button>
              <Button variant={variant} disabled>
                Disabled
              </Button>
            </Row>
          ))}
        </Grid>
      </Sample>
      <Sample title="ButtonLink" note="Leads to a page and looks like a button.">
        <Row>
          <ButtonLink to={paths.activities}>Explore Activities</ButtonLink>
          <ButtonLink to={paths.home} variant="secondary">
            Go to the home page
          </ButtonLink>
          <ButtonLink to={paths.savedListings} variant="sun" icon={<Sprout />}>
            Create Your First List
          </ButtonLink>
        </Row>
      </Sample>
      <Sample title="IconButton" note="44 px, always named. On pictures it is a white disc in both themes.">
        <Row>
          <IconButton label="Search" icon={<Search />} />
          <IconButton label="Share" icon={<Share2 />} look="outlined" />
          <IconButton label="Share (disabled)" icon={<Share2 />} look="outlined" disabled />
          <Harbour>
            <IconButton label="Save" icon={<Heart />} look="picture" />
          </Harbour>
        </Row>
      </Sample>
      <Sample
        title="TextLink"
        note="In running text. One that leaves the site opens in a new tab and says so."
      >
        <p>
          Read the <TextLink to={paths.privacyPolicy}>privacy policy</TextLink>, or see{' '}
          <TextLink href="https://example.com/">what a zoo says about itself</TextLink>.
        </p>
      </Sample>
      <Sample
        title="Menu and Tooltip"
        note="Arrow keys, Home, End and letters move in a menu; Escape closes both."
      >
        <Row>
          <Menu
            label="Options of Rainy days"
            align="start"
            items={[
              { label: 'Rename', icon: <Pencil />, onSelect: () => {} },
              { label: 'Profile', icon: <User />, to: paths.profile },
              { label: 'Delete', icon: <Trash2 />, onSelect: () => {}, tone: 'danger' },
            ]}
          />
          <Tooltip text="Sends the page's address to somebody">
            <Button variant="secondary" icon={<Share2 />}>
              Share
            </Button>
          </Tooltip>
        </Row>
      </Sample>
      <Sample title="Tabs" note="Left and Right move and open at once.">
        <Tabs
          label="About the place"
          tabs={[
            { id: 'details', label: 'Details', panel: <p>It is hilly. Prams are fine.</p> },
            { id: 'parking', label: 'Parking', panel: <p>In the street, free on Sundays.</p> },
            { id: 'contact', label: 'Contact', panel: <p>Bradleys Head Road, Mosman.</p> },
          ]}
        />
      </Sample>
      <Sample title="Accordion" note="The browser's own, so that searching the page opens it.">
        <Narrow>
          <Accordion title="Tips" open>
            <p>Bring hats. The shade is at the far end.</p>
          </Accordion>
          <Accordion title="Parking Options">
            <p>In the street, free on Sundays.</p>
          </Accordion>
        </Narrow>
      </Sample>
      <Sample title="Breadcrumb">
        <Breadcrumb
          items={[
            { label: 'Home', to: paths.home },
            { label: 'Activities', to: paths.activities },
            { label: 'Luna Park Sydney' },
          ]}
        />
      </Sample>
    </>
  )
}

const Grid = styled.div`
  display: grid;
  gap: ${theme.space[4]};
`

const Narrow = styled.div`
  max-width: 480px;
`

const Harbour = styled.div`
  padding: ${theme.space[4]};
  border-radius: ${theme.radius.picture};
  background: #8fd6ee;
`
