import { NativeSelect, Pagination } from '@mantine/core'
import { formatThousands } from '@safar/shared/platform/format/rupiah'
import { useId } from 'react'
import classes from './list-footer.module.css'

interface Props {
  total: number
  pageIndex: number
  pageSize: number
  pageSizes: readonly number[]
  /** The counted noun: `paket`. */
  noun: string
  isNarrow: boolean
  onChange: (pagination: { pageIndex: number; pageSize: number }) => void
}

const CONTROL_LABELS = {
  first: 'Halaman pertama',
  previous: 'Halaman sebelumnya',
  next: 'Halaman berikutnya',
  last: 'Halaman terakhir',
}

/** Renders a list's footer: rows per page, the range shown, and the pagination. */
export function ListFooter({ total, pageIndex, pageSize, pageSizes, noun, isNarrow, onChange }: Props) {
  const id = useId()
  const first = pageIndex * pageSize + 1
  const last = Math.min(total, first + pageSize - 1)
  const pages = Math.ceil(total / pageSize)
  if (total === 0) return null
  return (
    <div className={classes.foot}>
      <label htmlFor={id}>Baris per halaman</label>
      <NativeSelect
        id={id}
        className={classes.size ?? ''}
        data={pageSizes.map(String)}
        value={String(pageSize)}
        onChange={(event) => onChange({ pageIndex: 0, pageSize: Number(event.currentTarget.value) })}
      />
      <span role="status">
        {`${formatThousands(first)}–${formatThousands(last)} dari ${formatThousands(total)} ${noun}`}
      </span>
      {pages > 1 && (
        <Pagination
          className={classes.pages ?? ''}
          total={pages}
          value={pageIndex + 1}
          siblings={isNarrow ? 0 : 1}
          size={36}
          styles={{ control: { fontSize: 'var(--text-snug)' } }}
          getControlProps={(control) => ({ 'aria-label': CONTROL_LABELS[control] })}
          getItemProps={(page) => ({ 'aria-label': `Halaman ${page}` })}
          onChange={(page) => onChange({ pageIndex: page - 1, pageSize })}
        />
      )}
    </div>
  )
}
