import { Share2 } from 'lucide-react'
import {
  Accordion,
  ActivityCardSkeleton,
  Breadcrumb,
  Button,
  ButtonLink,
  Chip,
  Gallery,
  IconButton,
  paths,
  TextLink,
} from 'shared-ui'
import { Tabs } from 'shared-ui/tabs'
import { ChoiceStates } from './ChoiceStates'
import { FieldStates } from './FieldStates'
import { InState } from './InState'
import { Sample } from './Sample'
import { SampleCard } from './SampleCard'
import { Specimens } from './Specimens'
import { samplePictures } from './samplePictures'

const variants = ['primary', 'secondary', 'quiet', 'danger', 'sun'] as const
const looks = ['plain', 'outlined', 'picture'] as const
const [giraffes, park, beach] = samplePictures
const nothing = () => {}

/** Every control in its default, hover, focus and pressed state, and in its own further states. */
export function StatesPart() {
  return (
    <>
      <Sample title="Buttons" note="Drawn by the same rules as under a real pointer.">
        {variants.map((variant) => (
          <Specimens
            key={variant}
            title={`Button, ${variant}`}
            of="button"
            more={{
              Disabled: (
                <Button variant={variant} disabled>
                  Search
                </Button>
              ),
              Loading: (
                <Button variant={variant} busy>
                  Search
                </Button>
              ),
            }}
          >
            <Button variant={variant}>Search</Button>
          </Specimens>
        ))}
        {looks.map((look) => (
          <Specimens
            key={look}
            title={`IconButton, ${look}`}
            of="button"
            more={{ Disabled: <IconButton label="Share" icon={<Share2 />} look={look} disabled /> }}
          >
            <IconButton label="Share" icon={<Share2 />} look={look} />
          </Specimens>
        ))}
        <Specimens
          title="Chip"
          of="button"
          more={{ Disabled: <Chip label="Free" onRemove={nothing} disabled /> }}
        >
          <Chip label="Free" onRemove={nothing} />
        </Specimens>
      </Sample>
      <Sample title="Links and titles" note="A link has no disabled state: what cannot be followed is text.">
        <Specimens title="ButtonLink" of="a">
          <ButtonLink to={paths.activities}>Explore</ButtonLink>
        </Specimens>
        <Specimens title="TextLink" of="a">
          <TextLink to={paths.privacyPolicy}>privacy policy</TextLink>
        </Specimens>
        <Specimens title="Accordion" of="summary">
          <Accordion title="Tips">
            <p>Bring hats.</p>
          </Accordion>
        </Specimens>
        <TabStates />
        <BreadcrumbStates />
      </Sample>
      <FieldStates />
      <ChoiceStates />
      <Sample title="Cards and pictures" note="The name underlines and the picture lifts; nothing moves.">
        <Specimens title="ActivityCard" of="a" width={220} more={{ Loading: <ActivityCardSkeleton /> }}>
          <SampleCard />
        </Specimens>
        <GalleryStates />
      </Sample>
    </>
  )
}

function GalleryStates() {
  return (
    <figure>
      <figcaption>Gallery: hover, focus, pressed</figcaption>
      <InState state="hover" of="button:nth-of-type(1)">
        <InState state="focus" of="button:nth-of-type(2)">
          <InState state="pressed" of="button:nth-of-type(3)">
            <Gallery title="Taronga Zoo Sydney" photos={[giraffes, park, beach]} />
          </InState>
        </InState>
      </InState>
    </figure>
  )
}

function TabStates() {
  const labels = ['Open', 'Hover', 'Focus', 'Pressed']
  return (
    <InState state="hover" of="[role=tab]:nth-child(2)">
      <InState state="focus" of="[role=tab]:nth-child(3)">
        <InState state="pressed" of="[role=tab]:nth-child(4)">
          <Tabs
            label="Tabs"
            tabs={labels.map((label) => ({ id: label, label, panel: <p>Each in another state.</p> }))}
          />
        </InState>
      </InState>
    </InState>
  )
}

function BreadcrumbStates() {
  return (
    <InState state="hover" of="li:nth-child(1) a">
      <InState state="focus" of="li:nth-child(2) a">
        <InState state="pressed" of="li:nth-child(3) a">
          <Breadcrumb
            items={[
              ...['Hover', 'Focus', 'Pressed'].map((label) => ({ label, to: paths.home })),
              { label: 'The page that this is' },
            ]}
          />
        </InState>
      </InState>
    </InState>
  )
}
