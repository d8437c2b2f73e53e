const TIMEOUT_MS = 10_000
/** More departures than any agency has ahead. */
const MOST = 20_000

/** The seats as the API has them now. */
export interface KursiHidup {
  /** ISO 8601 in UTC. */
  per: string
  kursi: ReadonlyMap<string, { sisa: number; total: number }>
}

/**
 * Fetches the seats of all departures; invalid rows are skipped.
 * @throws Error when no answer came
 */
export async function loadKursi(host: string): Promise<KursiHidup> {
  const response = await fetch(`${host}/api/kursi`, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!response.ok) throw new Error(`seats answer ${response.status}`)
  return { per: new Date().toISOString(), kursi: readKursi(await response.json()) }
}

/** Parses the answer of `loadKursi`: hosts other than ours may answer anything. */
export function readKursi(answer: unknown): KursiHidup['kursi'] {
  const { data }: { data?: unknown } = typeof answer === 'object' && answer ? answer : {}
  const kursi = new Map<string, { sisa: number; total: number }>()
  for (const row of Array.isArray(data) ? data.slice(0, MOST) : []) {
    const { slug, sisa_pax: sisa, total_pax: total } = typeof row === 'object' && row ? row : {}
    if (typeof slug === 'string' && isSeats(sisa) && isSeats(total)) kursi.set(slug, { sisa, total })
  }
  return kursi
}

function isSeats(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0
}
