export async function mendRest(response: Response): Promise<Response> {
  return response
}
