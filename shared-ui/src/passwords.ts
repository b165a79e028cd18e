export { PasswordField } from './fields/PasswordField'
export { StrengthMeter } from './fields/StrengthMeter'
