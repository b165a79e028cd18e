import { Heart } from 'lucide-react'
import type { ReactNode } from 'react'
import {
  Button,
  ButtonLink,
  Container,
  EmptyState,
  ErrorNotice,
  Field,
  Heading,
  IconButton,
  Loading,
  Logo,
  Page,
  PasswordField,
  paths,
  Tag,
  TextLink,
  theme,
  toast,
} from 'shared-ui'
import { styled } from 'styled-components'

const colours = Object.entries(theme.color)
const tags = ['Wildlife', 'Water play', 'Playground', 'Free', 'Theatre', 'Bushwalk', 'Rainy day', 'Picnics']

/** /style-guide: the parts that pages are made of, for the people who build the site. Not indexed. */
export function StyleGuidePage() {
  return (
    <Page title="Style guide" noindex>
      <Container>
        <Sheet>
          <Heading>Style guide</Heading>
          <Sample title="Logo">
            <Logo />
          </Sample>
          <Sample title="Colours">
            {colours.map(([name, value]) => (
              <Colour key={name}>
                <Swatch style={{ background: value }} />
                {name}
              </Colour>
            ))}
          </Sample>
          <Sample title="Buttons and links">
            <Button>Primary</Button>
            <Button variant="secondary">Secondary</Button>
            <Button variant="quiet">Quiet</Button>
            <Button variant="danger">Danger</Button>
            <Button disabled>Disabled</Button>
            <Button busy busyLabel="Processing...">
              Busy
            </Button>
            <ButtonLink to={paths.activities}>Link as a button</ButtonLink>
            <IconButton label="Save" icon={<Heart />} look="outlined" />
            <TextLink to={paths.home}>Text link</TextLink>
          </Sample>
          <Sample title="Fields">
            <Field label="Plain" />
            <Field label="With a hint" hint="As it is on your card" />
            <Field label="With an error" error="Name is required" required />
            <PasswordField label="Password" autoComplete="off" />
          </Sample>
          <Sample title="Tags">
            {tags.map((name) => (
              <Tag key={name} name={name} />
            ))}
          </Sample>
          <Sample title="States">
            <Loading label="Loading activities..." />
            <ErrorNotice title="We couldn't load activities" onRetry={() => {}} />
            <EmptyState title="No saved activities" />
          </Sample>
          <Sample title="Toasts">
            <Button variant="secondary" onClick={() => toast.success('List renamed successfully')}>
              Success
            </Button>
            <Button variant="secondary" onClick={() => toast.error('Failed to rename list')}>
              Error
            </Button>
          </Sample>
        </Sheet>
      </Container>
    </Page>
  )
}

function Sample({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Section>
      <h2>{title}</h2>
      <Row>{children}</Row>
    </Section>
  )
}

const Sheet = styled.div`
  display: grid;
  gap: ${theme.space[10]};
  padding-block: ${theme.space[10]};
`

const Section = styled.section`
  display: grid;
  gap: ${theme.space[4]};
`

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[4]};
`

const Colour = styled.div`
  display: grid;
  gap: ${theme.space[1]};
  font-size: ${theme.text.xs};
`

const Swatch = styled.div`
  width: 96px;
  height: 56px;
  border: 1px solid ${theme.color.lineStrong};
  border-radius: ${theme.radius.sm};
`
