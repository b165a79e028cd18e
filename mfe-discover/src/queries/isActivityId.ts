const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i

/** Whether a text has the form of an activity's id: others are not asked for. */
export const isActivityId = (text: string) => UUID.test(text)
