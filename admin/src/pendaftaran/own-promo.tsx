import { Button, Text } from '@mantine/core'
import type { PendaftaranSaya } from '@safar/shared/pendaftaran/schema'
import { formatWaktu } from '../ui/waktu.ts'
import classes from './own.module.css'
import { useWithdrawOwn } from './pendaftaran.queries.ts'

/** The own consent to promotion: since when it stands, and the way out of it; when it was withdrawn, once it was. */
export function OwnPromo({ list }: { list: readonly PendaftaranSaya[] }) {
  const { mutate, isPending, isError } = useWithdrawOwn()
  const agreed = list.filter(({ setuju_pemasaran }) => setuju_pemasaran).at(-1)
  const withdrawn = list.find(({ pemasaran_ditarik_pada }) => pemasaran_ditarik_pada)
  if (!agreed) {
    return (
      withdrawn?.pemasaran_ditarik_pada && (
        <p className={classes.promo} role="status">
          Anda menarik persetujuan menerima kabar promo {formatWaktu(withdrawn.pemasaran_ditarik_pada)}. Kami
          tidak mengirimkannya lagi.
        </p>
      )
    )
  }
  return (
    <div className={classes.promo}>
      <p>
        Anda bersedia menerima kabar paket dan promo
        {agreed.pemasaran_pada && ` sejak ${formatWaktu(agreed.pemasaran_pada)}`}.
      </p>
      <Button variant="default" loading={isPending} onClick={() => mutate()}>
        Tarik persetujuan
      </Button>
      {isError && (
        <Text c="var(--red)" role="alert">
          Data gagal diupdate
        </Text>
      )}
    </div>
  )
}
