/** What the conditions of one request may ask for. */
const MOST = {
  /** Conditions that read a text in each row. */
  texts: 16,
  /** Of these, those that take the words of the text apart first. */
  words: 2,
  /** Characters of such a condition: without the name of a language its words are taken apart again in each row. */
  letters: 256,
  /** `%`, `*` and `_` of a pattern; `.` and `.*` of a regular expression. An escaped one is not counted. */
  wildcards: 8,
  /** How deep lists and values in brackets stand in each other: each level is read again with all that are in it. */
  depth: 10,
}

/** A condition on parts of a text: patterns, regular expressions, full text. */
const ON_TEXT = /^(?:not\.)?(i?like|i?match|(?:pl|ph|w)?fts)(\([^)]*\))?\.(.*)$/s

const LIST = /(?:^|\.)(?:and|or)$/

/** Whether a parameter is a list of conditions, of the table or of an embedded one. */
export const isList = (name: string): boolean => LIST.test(name)

const GROUP = /^(?:not\.)?(?:and|or)\s*(\(.*\))$/s

/**
 * Signs that stand for themselves, codes of signs, and wildcards: whatever else is in one can make it slow. `u` and `U` are
 * not the same here: if one code could be read in two ways, many would take as long as all ways together.
 */
const FAST = /^\^?(?:[^\\^$.*+?{}[\]|()]|\\u[\da-fA-F]{4}|\\U[\da-fA-F]{8}|\.\*?)*\$?$/

/** Says why the conditions of a request, its parameters without `select`, would cost too much. */
export function whyConditionsCostly(parameters: Iterable<[name: string, value: string]>): string | undefined {
  let texts = 0
  let words = 0
  for (const [name, value] of parameters) {
    if (isList(name) && depthOf(value) > MOST.depth)
      return `conditions stand in more than ${MOST.depth} brackets`
    for (const condition of isList(name) ? conditionsOf(value) : [value]) {
      const [, operator = '', mode, pattern = ''] = ON_TEXT.exec(condition) ?? []
      if (!operator) continue
      const reason = whyPatternCostly(operator, pattern)
      if (reason) return reason
      if (mode && !operator.endsWith('fts'))
        return `${operator}${mode} has several patterns; write several conditions`
      if (++texts > MOST.texts) return `there are more than ${MOST.texts} conditions on texts`
      if (operator.endsWith('fts') && ++words > MOST.words)
        return `there are more than ${MOST.words} conditions on words`
    }
  }
  return undefined
}

function whyPatternCostly(operator: string, pattern: string): string | undefined {
  let wildcards = 0
  if (operator.endsWith('fts') && pattern.length > MOST.letters)
    return `a condition on words is longer than ${MOST.letters} characters`
  if (operator.endsWith('like')) wildcards = count(pattern.replace(/\\[^*]/gs, ''), /[%*_]/g)
  if (operator.endsWith('match')) {
    if (!FAST.test(pattern)) return 'a regular expression may only have characters and their codes'
    wildcards = count(pattern, /\./g)
  }
  return wildcards > MOST.wildcards ? `a pattern has more than ${MOST.wildcards} wildcards` : undefined
}

const count = (text: string, sign: RegExp) => text.match(sign)?.length ?? 0

/** How many brackets are open at most. What stands in quotes is no bracket, as in partsOf. */
function depthOf(list: string): number {
  let [open, most, isQuoted] = [0, 0, false]
  for (const sign of list) {
    if (sign === '"') isQuoted = !isQuoted
    if (!isQuoted) open += Number(sign === '(') - Number(sign === ')')
    most = Math.max(most, open)
  }
  return most
}

/**
 * The conditions of a list such as `(a.eq.1,or(b.eq.2,not.and(c.is.null,d.gt.3)))`, each from its operator on. It is divided
 * as @supabase/lite divides it: at commas outside of brackets and quotes, and a quote has no escapes.
 */
export function* conditionsOf(list: string): Generator<string> {
  for (const part of partsOf(list.replace(/^\(|\)$/g, ''))) {
    const group = GROUP.exec(part)?.[1]
    if (group) yield* conditionsOf(group)
    else yield part.slice(part.indexOf('.') + 1)
  }
}

/** A list with each condition as `change` writes it, from its operator on. It stays as it is where it is too deep, or no list. */
export function changedConditions(list: string, change: (condition: string) => string): string {
  if (!/^\(.*\)$/s.test(list) || depthOf(list) > MOST.depth) return list
  const parts = partsOf(list.slice(1, -1)).map((part) => {
    const group = GROUP.exec(part)?.[1]
    if (group) return part.slice(0, -group.length) + changedConditions(group, change)
    const start = part.indexOf('.') + 1
    return part.slice(0, start) + change(part.slice(start))
  })
  return `(${parts.join(',')})`
}

function partsOf(list: string): string[] {
  const parts = ['']
  let [round, curly, isQuoted] = [0, 0, false]
  for (const sign of list) {
    if (sign === '"') isQuoted = !isQuoted
    if (!isQuoted) {
      round += Number(sign === '(') - Number(sign === ')')
      curly += Number(sign === '{') - Number(sign === '}')
    }
    if (sign === ',' && round === 0 && curly === 0 && !isQuoted) parts.push('')
    else parts.push(`${parts.pop()}${sign}`)
  }
  return parts.map((part) => part.trim())
}
