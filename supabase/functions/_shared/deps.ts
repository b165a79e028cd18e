/** An e-mail to the staff. The provider writes the headers; our code never writes form input into a header. */
export type StaffMail = { subject: string; text: string; replyTo?: string }

/** The mail service has certainly not taken an e-mail: it may be sent again. */
export class MailRefused extends Error {}

/** What sending e-mails needs. It differs for the hosted functions, the embedded backend and tests. */
export type OutboxDeps = {
  /** Runs one statement with $1, $2... as a role that may write to the private schema. */
  query: <Row extends object>(text: string, values: unknown[]) => Promise<Row[]>
  /**
   * Sends an e-mail. Throws MailRefused if it was not taken; after any other error that is not known. `key` is the same
   * for each attempt to send one message.
   */
  sendMail: (mail: StaffMail, key: string) => Promise<void>
  now: () => Date
}

/** The dependencies of a form function. */
export type FormDeps = OutboxDeps & {
  /** Sites whose pages may call, for example https://sydneysprouts.example. */
  allowedOrigins: string[]
  /** The caller's IP address, from a source that the caller cannot forge; null if the platform does not provide it. */
  callerAddress: (request: Request) => string | null
  /** Part of every hash of an address, so that the hashes cannot be reversed by brute force. */
  secret: string
  limits: FormLimits
}

/**
 * How many messages in which time. Of one sender: in a short time, in a day, and with one e-mail address. Of all senders
 * together whose IP address is known. Of all others: those mailed at once, and those accepted.
 */
export type FormLimits = Record<
  'burst' | 'day' | 'email' | 'all' | 'unknownAtOnce' | 'unknownAll',
  { allowed: number; seconds: number }
>

export const FORM_LIMITS: FormLimits = {
  burst: { allowed: 5, seconds: 600 },
  day: { allowed: 20, seconds: 86_400 },
  email: { allowed: 3, seconds: 3_600 },
  all: { allowed: 200, seconds: 3_600 },
  unknownAtOnce: { allowed: 200, seconds: 3_600 },
  unknownAll: { allowed: 5_000, seconds: 86_400 },
}

export type FormHandler = (request: Request, deps: FormDeps) => Promise<Response>
