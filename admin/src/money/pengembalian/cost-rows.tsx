import { ActionIcon, Button, TextInput } from '@mantine/core'
import type { Biaya } from '@safar/shared/money/pengembalian/compute-refund'
import { PENGEMBALIAN_LIMITS } from '@safar/shared/money/pengembalian/pengembalian'
import type { Currency } from '@safar/shared/platform/format/rupiah'
import { REQUIRED_MESSAGE } from '@safar/shared/platform/text/text'
import { IconPlus, IconX } from '@tabler/icons-react'
import { useRef } from 'react'
import { SumInput, sumOf } from '../sum-input.tsx'
import classes from './refund.module.css'

/** A cost as it is typed. */
export interface TypedCost {
  /** Names the row while it is typed. */
  key: number
  uraian: string
  jumlah: string
}

/** Costs that can be reckoned with, and the first message of each field that cannot: `biaya.0.jumlah`. */
export interface ReadCosts {
  biaya: Biaya[]
  wrong: Record<string, string>
}

/** Reads typed costs; a row in which nothing stands is none. */
export function readCosts(rows: readonly TypedCost[], mata_uang: Currency): ReadCosts {
  const biaya: Biaya[] = []
  const wrong: Record<string, string> = {}
  rows.forEach(({ uraian, jumlah }, at) => {
    const words = uraian.trim()
    if (words === '' && jumlah.trim() === '') return
    const read = sumOf(jumlah, mata_uang)
    if (words === '') wrong[`biaya.${at}.uraian`] = REQUIRED_MESSAGE
    else if (words.length > PENGEMBALIAN_LIMITS.uraian)
      wrong[`biaya.${at}.uraian`] = `Paling banyak ${PENGEMBALIAN_LIMITS.uraian} huruf`
    if ('masalah' in read) wrong[`biaya.${at}.jumlah`] = read.masalah
    else if (words !== '') biaya.push({ uraian: words, jumlah: read.jumlah })
  })
  return { biaya, wrong }
}

interface Props {
  rows: readonly TypedCost[]
  mata_uang: Currency
  wrong: Readonly<Record<string, string>>
  onRows: (rows: readonly TypedCost[]) => void
}

/** Renders costs that the agency has spent already: a visa, a ticket; each row can be changed and taken out. */
export function CostRows({ rows, mata_uang, wrong, onRows }: Props) {
  const next = useRef(rows.length)
  const add = useRef<HTMLButtonElement>(null)
  const change = (at: number, part: Partial<TypedCost>) =>
    onRows(rows.map((row, own) => (own === at ? { ...row, ...part } : row)))
  return (
    <fieldset className={classes.costs}>
      <legend>Biaya yang sudah terpakai</legend>
      {rows.map(({ key, uraian, jumlah }, at) => (
        <div key={key} className={classes.cost}>
          <TextInput
            label={`Biaya ${at + 1}`}
            name={`biaya.${at}.uraian`}
            placeholder="misalnya Visa, sudah diajukan"
            autoComplete="off"
            data-autofocus={at === rows.length - 1 || undefined}
            value={uraian}
            error={wrong[`biaya.${at}.uraian`]}
            onChange={({ currentTarget }) => change(at, { uraian: currentTarget.value })}
          />
          <SumInput
            label={`Jumlah biaya ${at + 1}`}
            name={`biaya.${at}.jumlah`}
            value={jumlah}
            mata_uang={mata_uang}
            isRequired={false}
            error={wrong[`biaya.${at}.jumlah`]}
            onChange={(typed) => change(at, { jumlah: typed })}
          />
          <ActionIcon
            variant="subtle"
            color="gray"
            size={44}
            aria-label={`Hapus biaya ${at + 1}${uraian && `, ${uraian}`}`}
            onClick={() => {
              onRows(rows.filter((_, own) => own !== at))
              add.current?.focus()
            }}
          >
            <IconX size={18} aria-hidden />
          </ActionIcon>
        </div>
      ))}
      {rows.length < PENGEMBALIAN_LIMITS.biaya && (
        <Button
          ref={add}
          variant="default"
          size="compact-md"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => {
            next.current += 1
            onRows([...rows, { key: next.current, uraian: '', jumlah: '' }])
          }}
        >
          Tambah biaya
        </Button>
      )}
    </fieldset>
  )
}
