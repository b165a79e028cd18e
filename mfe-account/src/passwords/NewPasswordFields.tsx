import { type ComponentProps, useId } from 'react'
import { PasswordField, StrengthMeter } from 'shared-ui/passwords'
import { meterOf, newPasswordInput } from './password'

/** The field props that the form returns. */
type Attributes = Omit<ComponentProps<typeof PasswordField>, 'label'> & { value: string }

type NewPasswordFieldsProps = { label: string; password: Attributes; confirmation: Attributes }

/** The fields for a new password, with its strength, and for its confirmation. */
export function NewPasswordFields({ label, password, confirmation }: NewPasswordFieldsProps) {
  const rulesId = useId()
  return (
    <>
      <PasswordField {...password} {...newPasswordInput} label={label} aria-describedby={rulesId} />
      <StrengthMeter {...meterOf(password.value)} rulesId={rulesId} />
      <PasswordField {...confirmation} autoComplete="new-password" label="Confirm Password" />
    </>
  )
}
