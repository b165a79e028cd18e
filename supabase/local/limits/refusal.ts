/** A refusal with its reason, as the REST and storage services (`message`) and the auth service (`msg`) write it. */
export function refusal(status: number, reason: string, headers: Record<string, string> = {}): Response {
  const message = `The request is refused: ${reason}.`
  return Response.json(
    { code: String(status), error_code: 'limit', details: null, hint: null, message, msg: message },
    { status, headers },
  )
}
