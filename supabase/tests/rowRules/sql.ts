/** Returns an INSERT statement. The values are SQL expressions. */
export const insert = (table: string, values: Record<string, string>) =>
  `insert into ${table} (${Object.keys(values)}) values (${Object.values(values)})`

/** Returns a text as an SQL literal. */
export const literal = (text: string) => `'${text.replaceAll("'", "''")}'`

/**
 * The id of a listing with this name, as an expression. Ids decide between equals: from names, an order is the same in each run,
 * and so is whether a deliberate fault is caught.
 */
export const idOf = (name: string) => `md5(${literal(name)})::uuid`
