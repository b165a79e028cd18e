/** A mail to the staff. The provider makes the headers; nothing of a form is ever put into one by hand. */
export type StaffMail = { subject: string; text: string; replyTo?: string }

/** What a form function needs from where it runs: a hosted edge function, the embedded backend or a test. */
export type FormDeps = {
  /** Sites whose pages may call, for example https://sydneysprouts.example. */
  allowedOrigins: string[]
  /** One statement with $1, $2... as a role that may write in the private schema. */
  query: <Row extends object>(text: string, values: unknown[]) => Promise<Row[]>
  /** Hands a mail to the provider; throws where it did not take it. */
  sendMail: (mail: StaffMail) => Promise<void>
  /** Who calls, from a header or socket that the caller cannot write; null where the platform does not say. */
  callerAddress: (request: Request) => string | null
  /** Part of every hash of an address, so that the hashes cannot be turned back by trying. */
  secret: string
  limits: FormLimits
}

/** Per sender's address, per mail address and over all: how many, in which time. */
export type FormLimits = Record<'burst' | 'day' | 'email' | 'all', { allowed: number; seconds: number }>

export const FORM_LIMITS: FormLimits = {
  burst: { allowed: 5, seconds: 600 },
  day: { allowed: 20, seconds: 86_400 },
  email: { allowed: 3, seconds: 3_600 },
  all: { allowed: 200, seconds: 3_600 },
}

export type FormHandler = (request: Request, deps: FormDeps) => Promise<Response>
