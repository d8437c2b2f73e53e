import { Button } from '@mantine/core'
import type { Pindahan } from '@safar/shared/money/pembayaran/lebih-schema'
import type { Currency } from '@safar/shared/platform/format/rupiah'
import { sumText } from '@safar/shared/trips/pemesanan/sum-text'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useMay } from '../../access/session/session-store.ts'
import { pemesananPath } from '../../platform/paths.ts'
import classes from '../money.module.css'
import { ReasonDialog } from '../reason-dialog.tsx'
import { useMoneyCall } from '../uang.queries.ts'
import { uangClient } from '../uang-client.ts'

interface Props {
  pemesanan_id: number
  mata_uang: Currency
  pindahan: readonly Pindahan[]
}

/** Renders the sums that a booking got from others or gave them; what it gave can be taken back. */
export function MovedRows({ pemesanan_id, mata_uang, pindahan }: Props) {
  const isFinance = useMay('finance')
  const [open, setOpen] = useState<Pindahan | null>(null)
  if (pindahan.length === 0) return null
  return (
    <>
      <ul className={classes.payments} aria-label="Uang antar pemesanan">
        {pindahan.map((moved) => {
          const isOut = moved.jumlah < 0
          const sum = sumText(Math.abs(moved.jumlah), mata_uang)
          return (
            <li key={moved.pemesanan_id}>
              <div className={classes.payment}>
                <div>
                  <Link to={pemesananPath(moved.pemesanan_id)}>
                    {isOut ? 'Ke' : 'Dari'} {[moved.nama, moved.kode].filter(Boolean).join(', ')}
                  </Link>
                  <small>{isOut ? 'Dipindahkan dari pemesanan ini' : 'Datang dari pemesanan lain'}</small>
                </div>
                <b>{isOut ? `-${sum}` : sum}</b>
              </div>
              {isOut && isFinance && (
                <div className={classes.doing}>
                  <Button
                    size="compact-md"
                    variant="subtle"
                    color="gray"
                    aria-label={`Tarik kembali ${sum} dari ${moved.kode}`}
                    onClick={() => setOpen(moved)}
                  >
                    Tarik kembali
                  </Button>
                </div>
              )}
            </li>
          )
        })}
      </ul>
      {open && (
        <TakeBackDialog
          pemesanan_id={pemesanan_id}
          mata_uang={mata_uang}
          moved={open}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  )
}

interface TakeBackProps extends Omit<Props, 'pindahan'> {
  moved: Pindahan
  onClose: () => void
}

function TakeBackDialog({ pemesanan_id, mata_uang, moved, onClose }: TakeBackProps) {
  const { mutate, isPending, error } = useMoneyCall((alasan: string) =>
    uangClient.takeExcessBack(pemesanan_id, { pemesanan_id: moved.pemesanan_id, alasan }),
  )
  return (
    <ReasonDialog
      title="Tarik kembali uangnya"
      deed={`Tarik ${sumText(-moved.jumlah, mata_uang)}`}
      ready={['Salah pemesanan', 'Keluarga batal memindahkan']}
      isHarm
      isBusy={isPending}
      error={error}
      onDo={(alasan) => mutate(alasan, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p>
        Uang yang pindah ke {[moved.nama, moved.kode].filter(Boolean).join(', ')} kembali ke pemesanan ini.
        Tagihan di sana terbuka lagi sebesar itu.
      </p>
    </ReasonDialog>
  )
}
