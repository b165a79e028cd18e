import { MapPin } from 'lucide-react'
import { Combobox, Field, SelectField, TextAreaField } from 'shared-ui'
import { PasswordField } from 'shared-ui/passwords'
import { Sample } from './Sample'
import { Specimens } from './Specimens'

const nothing = () => {}
const place = { label: 'Location', value: '', options: [], onChange: nothing, onChoose: nothing }
const category = <option>Rainy Days</option>

/** The text fields in each of their states. */
export function FieldStates() {
  return (
    <Sample title="Fields" note="An error keeps its words below and its edge through all other states.">
      <Specimens
        title="Field"
        of="input"
        width={190}
        isTyped
        more={{
          Error: <Field label="Email" defaultValue="mia@" error="Email is required" />,
          'Read-only': <Field label="Email" defaultValue="mia@example.com" readOnly />,
          Disabled: <Field label="Email" defaultValue="mia@example.com" disabled />,
        }}
      >
        <Field label="Email" defaultValue="mia@example.com" />
      </Specimens>
      <Specimens
        title="SelectField"
        of="select"
        width={190}
        isTyped
        more={{
          Error: (
            <SelectField label="Category" error="Category is required">
              {category}
            </SelectField>
          ),
          Disabled: (
            <SelectField label="Category" disabled>
              {category}
            </SelectField>
          ),
        }}
      >
        <SelectField label="Category">{category}</SelectField>
      </Specimens>
      <Specimens
        title="TextAreaField"
        of="textarea"
        width={190}
        isTyped
        more={{
          Error: <TextAreaField label="Message" error="Message is required" />,
          Disabled: <TextAreaField label="Message" disabled />,
        }}
      >
        <TextAreaField label="Message" />
      </Specimens>
      <Specimens
        title="PasswordField's Show"
        of="button"
        width={220}
        more={{ Error: <PasswordField label="Password" autoComplete="off" error="Password is required" /> }}
      >
        <PasswordField label="Password" autoComplete="off" />
      </Specimens>
      <Specimens
        title="Combobox"
        of="input"
        width={220}
        isTyped
        more={{
          Error: <Combobox {...place} error="Choose a place" />,
          Disabled: <Combobox {...place} disabled />,
        }}
      >
        <Combobox {...place} />
      </Specimens>
      <Specimens title="Combobox in the search pill" of="input" width={220} isTyped>
        <Combobox {...place} look="bare" placeholder="Sydney, NSW" icon={<MapPin />} />
      </Specimens>
    </Sample>
  )
}
