/**
 * The price line (product.md 1.4). `price` is free text in the database and may contradict `free`: then the listing is
 * shown as free, with a hint to the details.
 */
export function priceLine({ free, price }: { free: boolean | null; price: string | null }): string {
  const text = price?.trim() ?? ''
  const amount = text === '' ? Number.NaN : Number(text)
  if (free) return text === '' || amount === 0 ? 'Free' : 'Free - see details'
  if (text === '') return 'Check website for prices'
  return Number.isFinite(amount) ? dollars.format(amount) : text
}

/** The text of the details of "Free - see details". */
export function priceDetails({ free, price }: { free: boolean | null; price: string | null }): string | null {
  const text = price?.trim() ?? ''
  return free && text !== '' && Number(text) !== 0 ? text : null
}

const dollars = new Intl.NumberFormat('en-AU', {
  style: 'currency',
  currency: 'AUD',
  trailingZeroDisplay: 'stripIfInteger',
})
