import { Button, CloseButton } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import notice from '../../platform/ui/notices.module.css'
import classes from './pick.module.css'
import { PICK_PART } from './picking.ts'

interface Props {
  word: string
  count: number
  /** The number of picked rows that search and filters hide. */
  hidden: number
  /** Rows that search and filters leave, on all pages. */
  left: number
  /** True if all rows that search and filters leave are picked. */
  isAll: boolean
  /** True if the browser has all rows: else they are fetched, as many as one change takes. */
  isWhole: boolean
  /** The most rows of one change. */
  most: number
  onPickAll: () => Promise<void>
  onChange: () => void
  onClose: () => void
}

/** Renders how many rows are picked, and the actions on them. */
export function PickBar({
  word,
  count,
  hidden,
  left,
  isAll,
  isWhole,
  most,
  onPickAll,
  onChange,
  onClose,
}: Props) {
  const isTooMany = count > most
  const { mutate, isPending, isError } = useMutation({ mutationFn: onPickAll })
  const mayPickAll = !isAll && left > 0 && (isWhole || left <= most)
  return (
    <section aria-label={`Pilihan ${word}`} className={`${notice.notice} ${classes.bar}`} {...PICK_PART}>
      <span role="status" className={notice.words}>
        {count === 0 ? `Centang ${word} yang akan diubah` : `${count} ${word} dipilih`}
        {hidden > 0 && `, ${hidden} di luar pencarian ini`}
        {isTooMany && `, paling banyak ${most} sekaligus`}
        {isError && '. Yang lain belum dapat dibaca. Coba lagi.'}
      </span>
      <span className={classes.acts}>
        {mayPickAll && (
          <Button
            variant="outline"
            color="white"
            size="compact-md"
            onClick={() => mutate()}
            loading={isPending}
          >
            Pilih semua {left}
          </Button>
        )}
        {count > 0 && (
          <Button variant="white" size="compact-md" disabled={isTooMany} onClick={onChange}>
            Ubah sekaligus
          </Button>
        )}
      </span>
      <CloseButton
        c="var(--white)"
        variant="transparent"
        aria-label={`Selesai memilih ${word}`}
        onClick={onClose}
      />
    </section>
  )
}
