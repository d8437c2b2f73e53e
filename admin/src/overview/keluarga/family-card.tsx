import { Button } from '@mantine/core'
import type { Pemesanan } from '@safar/shared/trips/pemesanan/pemesanan-schema'
import { IconEye } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { familyPreviewPath, paths } from '../../platform/paths.ts'
import { Dot } from '../../platform/ui/dot.tsx'
import { Retry } from '../../platform/ui/retry.tsx'
import { formatWaktu } from '../../platform/ui/waktu.ts'
import rinci from '../../trips/pemesanan/rinci/rinci.module.css'
import { FamilyLink } from '../../trips/tautan-keluarga/family-link.tsx'
import classes from './keluarga.module.css'
import { kirimanQueries } from './kiriman.queries.ts'
import { KEADAAN_LABEL, KEADAAN_TONE, kirimanTitle } from './kiriman-words.ts'

interface Props {
  booking: Pemesanan
  /** The account of who booked, which stands in a wing of its own. */
  account: ReactNode
}

/** Renders all about a family's own page on its booking: the link, the account, a preview, and what it sent. */
export function FamilyCard({ booking, account }: Props) {
  const { id } = booking
  const { data, isError, refetch } = useQuery(kirimanQueries.ofBooking(id))
  const sent = data?.data ?? []
  return (
    <section className={rinci.card} aria-labelledby="halaman-keluarga">
      <div className={rinci.cardHead}>
        <h2 id="halaman-keluarga">Halaman keluarga</h2>
        <Button
          component={Link}
          to={familyPreviewPath(id)}
          variant="subtle"
          leftSection={<IconEye size={18} aria-hidden />}
        >
          Lihat seperti keluarga
        </Button>
      </div>
      <div className={rinci.stack}>
        <FamilyLink booking={booking} />
        {account}
        {isError && <Retry onRetry={() => void refetch()} />}
        {data && sent.length === 0 && <p className={classes.said}>Belum ada kiriman dari keluarga ini.</p>}
        {sent.length > 0 && (
          <ul className={classes.sent} aria-label="Kiriman keluarga">
            {sent.map((one) => (
              <li key={one.id}>
                <b>{kirimanTitle(one)}</b>
                {one.teks && <p>{one.teks}</p>}
                <Dot tone={KEADAAN_TONE[one.keadaan]}>
                  {KEADAAN_LABEL[one.keadaan]}
                  {one.jawaban && `: ${one.jawaban}`}
                </Dot>
                <small>
                  {[
                    `Dikirim ${formatWaktu(one.dikirim_pada)}`,
                    one.dijawab_pada &&
                      `diputus ${formatWaktu(one.dijawab_pada)}${one.dijawab_oleh && ` oleh ${one.dijawab_oleh}`}`,
                  ]
                    .filter(Boolean)
                    .join(', ')}
                </small>
              </li>
            ))}
          </ul>
        )}
        {sent.some(({ keadaan }) => keadaan === 'menunggu') && (
          <p className={rinci.further}>
            <Link to={paths.keluarga}>Putuskan di Masuk dari keluarga</Link>
          </p>
        )}
      </div>
    </section>
  )
}
