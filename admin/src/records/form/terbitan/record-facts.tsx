import { decodePart } from '@safar/shared/platform/text/encode-part'
import { isStated } from '@safar/shared/records/noun/states'
import { useQuery } from '@tanstack/react-query'
import { viewPath } from '../../../platform/paths.ts'
import { formatWaktu } from '../../../platform/ui/waktu.ts'
import type { Stored } from '../calls.ts'
import { useFormApi } from '../form-context.ts'
import { recordQueries } from '../record.queries.ts'
import classes from './record-facts.module.css'

/** Renders since when the record is live, who changed it last, and its page. */
export function RecordFacts({ record, isLive }: { record: Stored; isLive: boolean }) {
  const { shape } = useFormApi()
  const { data: last } = useQuery(recordQueries.latest(shape, record.id))
  const terbitPada = isStated(record) ? record.terbit_pada : ''
  const path = shape.publicPath?.({ slug: record.slug ?? '' })
  return (
    <dl className={classes.facts}>
      {isLive && terbitPada && (
        <div>
          <dt>Terbit sejak</dt>
          <dd>{formatWaktu(terbitPada)}</dd>
        </div>
      )}
      <div>
        <dt>Diubah</dt>
        <dd>
          {formatWaktu(record.updated_at)}
          {last?.oleh && <>, oleh {last.oleh}</>}
        </dd>
      </div>
      {path && (
        <div>
          <dt>{isLive ? 'Tampil di' : 'Akan tampil di'}</dt>
          <dd>
            {isLive ? (
              <a
                href={viewPath(path)}
                target="_blank"
                rel="noopener"
                title={`${decodePart(path)} (tab baru)`}
              >
                {decodePart(path)}
              </a>
            ) : (
              <span>{decodePart(path)}</span>
            )}
          </dd>
        </div>
      )}
    </dl>
  )
}
