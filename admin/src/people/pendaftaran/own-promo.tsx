import { Button, Text } from '@mantine/core'
import type { PendaftaranSaya } from '@safar/shared/people/pendaftaran/pendaftaran-schema'
import { useRef } from 'react'
import { formatWaktu } from '../../platform/ui/waktu.ts'
import classes from './own.module.css'
import { useWithdrawOwn } from './pendaftaran.queries.ts'

/**
 * Renders one's own consent to promotion: since when it stands, with a button that withdraws it, or when it was
 * withdrawn.
 */
export function OwnPromo({ list }: { list: readonly PendaftaranSaya[] }) {
  const { mutate, isPending, isError } = useWithdrawOwn()
  const said = useRef<HTMLParagraphElement>(null)
  const agreed = list.filter(({ setuju_pemasaran }) => setuju_pemasaran).at(-1)
  const withdrawn = list.find(({ pemasaran_ditarik_pada }) => pemasaran_ditarik_pada)?.pemasaran_ditarik_pada
  if (!agreed && !withdrawn) return null
  // The button disappears once it is done: the focus moves to the result.
  const withdraw = () => mutate(undefined, { onSuccess: () => said.current?.focus() })
  return (
    <div className={classes.promo}>
      <p ref={said} tabIndex={-1} role="status">
        {agreed
          ? `Anda bersedia menerima kabar paket dan promo${agreed.pemasaran_pada ? ` sejak ${formatWaktu(agreed.pemasaran_pada)}` : ''}.`
          : withdrawn &&
            `Anda menarik persetujuan menerima kabar promo ${formatWaktu(withdrawn)}. Kami tidak mengirimkannya lagi.`}
      </p>
      {agreed && (
        <Button variant="default" loading={isPending} onClick={withdraw}>
          Tarik persetujuan
        </Button>
      )}
      {isError && (
        <Text c="var(--red)" role="alert">
          Data gagal diupdate
        </Text>
      )}
    </div>
  )
}
