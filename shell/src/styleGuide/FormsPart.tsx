import { MapPin, Search } from 'lucide-react'
import { useState } from 'react'
import {
  Calendar,
  CheckboxGroup,
  Chip,
  Combobox,
  EmojiPicker,
  Field,
  RadioGroup,
  SelectField,
  TextAreaField,
} from 'shared-ui'
import { PasswordField, StrengthMeter } from 'shared-ui/passwords'
import { Columns, Row, Sample } from './Sample'

const ages = ['Babies (0-12mths)', 'Toddlers (1-3)', 'Preschoolers (3-5)'].map((label) => ({
  value: label,
  label,
}))
const days = ['Today', 'Tomorrow', 'This Weekend'].map((label) => ({ value: label, label }))
const types = ['Event', 'Business'].map((label) => ({ value: label, label }))
const places = [
  { id: '1', label: 'Bondi', detail: 'NSW 2026' },
  { id: '2', label: 'Bondi Beach', detail: 'NSW 2026' },
  { id: '3', label: 'Bondi Junction', detail: 'NSW 2022' },
]
const rules = ['8 characters', 'Lowercase', 'Uppercase', 'Number', 'One of @$!%*?&']
const criteria = (met: number) => rules.map((label, index) => ({ label, isMet: index < met }))

/** Text fields and choice controls. */
export function FormsPart() {
  return (
    <>
      <Sample
        title="Field"
        note="Label above; required or optional in words; an error takes the place of the hint."
      >
        <Columns>
          <Field label="Full Name" defaultValue="Mia Nguyen" required />
          <Field label="Website" placeholder="https://" optional />
          <Field label="Suburb" hint="Where the gate is, not the office" />
          <Field label="Email" defaultValue="mia@" error="Email is required" required />
          <Field label="Email" value="mia.nguyen@example.com" readOnly hint="Email cannot be changed." />
          <Field label="Phone" disabled />
          <SelectField label="Category" defaultValue="parks">
            <option value="rainy-days">Rainy Days</option>
            <option value="parks">Zoos, Aquariums & Wildlife Parks</option>
          </SelectField>
          <SelectField label="Category" error="Category is required">
            <option>Choose one</option>
          </SelectField>
          <TextAreaField label="Description" placeholder="What do children do there?" />
        </Columns>
      </Sample>
      <Sample
        title="PasswordField and StrengthMeter"
        note="The rules stand there before anything is typed. Caps Lock is told."
      >
        <Columns>
          <PasswordField label="Password" autoComplete="off" defaultValue="Sprouts!2026" />
          <PasswordField label="Confirm Password" autoComplete="off" error="Passwords do not match" />
          <StrengthMeter criteria={criteria(0)} verdict="" />
          <StrengthMeter criteria={criteria(2)} verdict="Weak" problem="Not possible: #" />
          <StrengthMeter criteria={criteria(3)} verdict="Fair" />
          <StrengthMeter criteria={criteria(5)} verdict="Strong" />
        </Columns>
      </Sample>
      <Choices />
      <Suggestions />
      <Days />
    </>
  )
}

function Choices() {
  const [chosenAges, setAges] = useState(ages.slice(1, 2).map(({ value }) => value))
  const [day, setDay] = useState<string | null>('Today')
  const [type, setType] = useState<string | null>('Event')
  const [chips, setChips] = useState(['Sat 28 Nov', 'Free', 'Indoor'])
  return (
    <>
      <Sample
        title="CheckboxGroup and RadioGroup"
        note="The whole row of 44 px is the target, and it never moves."
      >
        <Columns>
          <CheckboxGroup legend="Ages" options={ages} value={chosenAges} onChange={setAges} />
          <CheckboxGroup
            legend="Ages (disabled)"
            options={ages}
            value={chosenAges}
            onChange={setAges}
            disabled
          />
          <RadioGroup legend="Date" options={days} value={day} onChange={setDay} />
          <RadioGroup legend="Type" look="boxes" options={types} value={type} onChange={setType} required />
          <RadioGroup
            legend="Type"
            look="boxes"
            options={types}
            value={null}
            onChange={setType}
            error="Type is required."
            required
          />
        </Columns>
      </Sample>
      <Sample title="Chip" note="One active filter; its button takes it away.">
        <Row>
          {chips.map((label) => (
            <Chip
              key={label}
              label={label}
              onRemove={() => setChips(chips.filter((chip) => chip !== label))}
            />
          ))}
          <Chip label="Disabled" onRemove={() => {}} disabled />
        </Row>
      </Sample>
    </>
  )
}

function Suggestions() {
  const [place, setPlace] = useState('')
  const fitting = places.filter(({ label }) => label.toLowerCase().includes(place.toLowerCase()))
  const props = {
    value: place,
    onChange: setPlace,
    options: place ? fitting : [],
    onChoose: ({ label }: { label: string }) => setPlace(label),
    message: place && fitting.length === 0 ? 'No results found' : undefined,
  }
  return (
    <Sample
      title="Combobox"
      note="Type, then choose with Down and Enter. Try Bondi, and a place that does not exist."
    >
      <Columns>
        <Combobox label="Location" placeholder="Sydney, NSW" icon={<MapPin />} {...props} />
        <Combobox
          label="Location (loading)"
          icon={<Search />}
          {...props}
          options={[]}
          message={undefined}
          isLoading
        />
      </Columns>
    </Sample>
  )
}

function Days() {
  const [day, setDay] = useState<string | null>('2026-11-28')
  const [emoji, setEmoji] = useState('❤️')
  return (
    <Sample
      title="Calendar and EmojiPicker"
      note="Monday first, 42 days; 24 emojis, six in a row. Both are loaded when first drawn."
    >
      <Columns>
        <Calendar label="Date" value={day} today="2026-11-21" onChange={setDay} />
        <EmojiPicker label="Emoji" value={emoji} onChange={setEmoji} />
      </Columns>
    </Sample>
  )
}
