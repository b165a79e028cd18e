/** SQL of an INSERT; the values are SQL expressions. */
export const insert = (table: string, values: Record<string, string>) =>
  `insert into ${table} (${Object.keys(values)}) values (${Object.values(values)})`

/** A text as SQL. */
export const literal = (text: string) => `'${text.replaceAll("'", "''")}'`
