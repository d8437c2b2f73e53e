import type { SelisihPemesanan } from '@safar/shared/trips/pemesanan/pemesanan-schema'
import { differenceText, sumText } from '@safar/shared/trips/pemesanan/sum-text'
import { Failure } from './failure.tsx'
import classes from './price.module.css'

interface Props {
  query: { data: SelisihPemesanan | undefined; error: unknown; isFetching: boolean }
  /** Said while there is nothing to compute yet. */
  none?: string
  /** The labels of the sum so far and of the one to come. */
  labels?: readonly [string, string]
  /** The failure of the change itself, which says what its price could not be told for. */
  failed?: unknown
}

/** Renders what a change does to the price, before it is saved: from, to, and the difference. */
export function PriceChange({
  query: { data, error, isFetching },
  none = 'Menghitung…',
  labels = ['Total sekarang', 'Total sesudahnya'],
  failed,
}: Props) {
  if (error && failed) return null
  return (
    <div className={classes.change} role="status" aria-busy={isFetching}>
      {error ? (
        <p>
          <Failure error={error} />
        </p>
      ) : data ? (
        <>
          <dl>
            <div>
              <dt>{labels[0]}</dt>
              <dd>{sumText(data.sebelum, data.mata_uang)}</dd>
            </div>
            <div>
              <dt>{labels[1]}</dt>
              <dd>{sumText(data.total, data.mata_uang)}</dd>
            </div>
            <div className={classes.total}>
              <dt>Selisih</dt>
              <dd>{differenceText(data.selisih, data.mata_uang)}</dd>
            </div>
          </dl>
          {data.peringatan.length > 0 && (
            <ul>
              {data.peringatan.map((words) => (
                <li key={words}>{words}</li>
              ))}
            </ul>
          )}
        </>
      ) : (
        <p>{none}</p>
      )}
    </div>
  )
}
