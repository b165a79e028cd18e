import { signUp } from 'shared-auth'
import { Button, Field, Page, paths, TextLink, theme, toast } from 'shared-ui'
import styled from 'styled-components'
import { AuthForm, AuthLayout } from '../forms/AuthLayout'
import { FormAlert } from '../forms/FormAlert'
import { TRY_AGAIN, toastFailure } from '../forms/failure'
import { nameProblem } from '../forms/nameProblem'
import { useRedirect } from '../forms/useRedirect'
import { useSendForm } from '../forms/useSendForm'
import { NewPasswordFields } from '../passwords/NewPasswordFields'
import { firstNewPasswordProblem, newPasswordProblems } from '../passwords/password'
import { GoogleSignIn } from './GoogleSignIn'

/** /signup: creates an account, which an e-mail link confirms, then goes to the login page. */
export function SignUpPage() {
  const redirect = useRedirect(paths.login)
  const form = useSendForm({
    initial: { name: '', email: '', password: '', confirmation: '' },
    check: problems,
    onInvalid: (values) => toast.error(firstProblem(values)),
    send: createAccount,
  })

  async function createAccount({ name, email, password }: Values) {
    try {
      await signUp({ name: name.trim(), email: email.trim(), password })
    } catch (error) {
      toastFailure(error, 'Error creating account')
      return TRY_AGAIN
    }
    toast.success('Account created successfully! Please check your email for confirmation.')
    redirect()
  }

  return (
    <Page
      title="Create an Account"
      description="Join Sydney Sprouts to save family activities and keep them in lists."
      canonicalPath={paths.signUp}
    >
      <AuthLayout
        heading="Create an Account"
        text="Join our community and start exploring fun activities!"
        picture="left"
      >
        <AuthForm onSubmit={form.handleSubmit}>
          <Field {...form.field('name')} label="Full Name" autoComplete="name" />
          <Field {...form.field('email')} label="Email" type="email" autoComplete="email" />
          <NewPasswordFields
            label="Password"
            password={form.field('password')}
            confirmation={form.field('confirmation')}
          />
          {form.failure && <FormAlert {...form.failure} />}
          <Button type="submit" wide busy={form.isBusy} busyLabel="Creating account...">
            Sign up
          </Button>
        </AuthForm>
        <GoogleSignIn divider="Or continue with Google" label="Google" />
        <Other>
          Have an account? <TextLink to={paths.login}>Log in</TextLink>
        </Other>
      </AuthLayout>
    </Page>
  )
}

type Values = { name: string; email: string; password: string; confirmation: string }

/** The inline messages of spec.md section 5. */
function problems(values: Values) {
  return {
    name: nameProblem(values.name, 'Name is required'),
    ...(!values.email.trim() && { email: 'Email is required' }),
    ...newPasswordProblems(values),
  }
}

function firstProblem(values: Values): string {
  const missing = 'Please fill in all required fields'
  const { name, email, password, confirmation } = values
  if (!name.trim() || !email.trim() || !password || !confirmation) return missing
  return nameProblem(name, missing) ?? firstNewPasswordProblem(values)
}

const Other = styled.p`
  color: ${theme.color.inkSoft};
  text-align: center;
`
