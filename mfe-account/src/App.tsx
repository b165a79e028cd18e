import { Route, Routes } from 'react-router-dom'
import { paths } from 'shared-ui'
import { EmailVerificationPage } from './pages/EmailVerificationPage'
import { EmailVerifiedPage } from './pages/EmailVerifiedPage'
import { ForgotPasswordPage } from './pages/ForgotPasswordPage'
import { LoginPage } from './pages/LoginPage'
import { ProfilePage } from './pages/ProfilePage'
import { ResetPasswordPage } from './pages/ResetPasswordPage'
import { SignUpPage } from './pages/SignUpPage'

/** Every URL of this remote. Who may open them is decided by the shell. */
export function App() {
  return (
    <Routes>
      <Route path={paths.signUp} element={<SignUpPage />} />
      <Route path={paths.login} element={<LoginPage />} />
      <Route path={paths.forgotPassword} element={<ForgotPasswordPage />} />
      <Route path={paths.resetPassword} element={<ResetPasswordPage />} />
      <Route path={paths.emailVerification} element={<EmailVerificationPage />} />
      <Route path={paths.emailVerified} element={<EmailVerifiedPage />} />
      <Route path={paths.profile} element={<ProfilePage />} />
    </Routes>
  )
}
