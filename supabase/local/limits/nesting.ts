import { refusal } from './refusal.ts'

/** Lists and objects in each other. The bodies of the site have three levels at most. */
const DEEPEST = 100

/**
 * Refuses (400) a body with so many lists and objects in each other that what writes it for the database would run out of stack.
 * Null if the body is fine; whether it is JSON is not looked at.
 */
export async function refuseNested(request: Request): Promise<Response | null> {
  if (!request.body) return null
  return depthOf(await request.clone().text()) > DEEPEST
    ? refusal(400, `its body has more than ${DEEPEST} levels`)
    : null
}

/** How many brackets are open at most. What stands in quotes is no bracket. */
function depthOf(json: string): number {
  let [open, most] = [0, 0]
  // a text without an end goes to the end: to look for it from each of its quotes would take long
  for (const [sign] of json.matchAll(/"(?:\\.|[^"\\])*"?|[[\]{}]/gs)) {
    if (sign === '[' || sign === '{') open++
    else if (sign === ']' || sign === '}') open--
    most = Math.max(most, open)
  }
  return most
}
