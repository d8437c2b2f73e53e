import { z } from 'zod'
import { BIAYA_METODE } from './charges.ts'
import { PESANAN_STATUS } from './order-state.ts'

/* Answers of the calls of the payment gateway. Sums are whole rupiah. */

const sum = z.number().int()

/** The charge of a sum by a way of paying; the agency bears it. */
const biayaSchema = z.object({ metode: z.enum(BIAYA_METODE), jumlah: sum })

/** An order: a page on which a sum is paid. */
export const pesananGatewaySchema = z
  .object({
    order_id: z.string(),
    /** Null for an order that was not opened here. */
    jumlah: sum.nullable(),
    status: z.enum(PESANAN_STATUS),
    /** The page's address, which goes to the family; empty for an order that was not opened here. */
    alamat: z.string(),
    /** The gateway's word for the way of paying; empty before somebody chose one. */
    metode: z.string(),
    /** The charge by the way that was chosen; null while it is not known. */
    biaya: sum.nullable(),
    /** The payment that it became; null before, and where its money waits among the bank lines. */
    pembayaran_id: z.number().int().nullable(),
    dibuat_pada: z.string(),
    /** Moment of the gateway's last word; empty before any. */
    kabar_pada: z.string(),
  })
  .meta({ id: 'PesananGateway' })
export type PesananGateway = z.infer<typeof pesananGatewaySchema>

/** Answer of `GET /api/pemesanan/{id}/gateway`. */
export const gatewaySchema = z
  .object({
    /** False where the server has no gateway. */
    aktif: z.boolean(),
    /** The sum that a page would ask for: what is open of the oldest bill, without the unique code; null for none. */
    berikutnya: sum.nullable(),
    /** Charges of that sum, by way of paying. */
    biaya: z.array(biayaSchema),
    pesanan: z.array(pesananGatewaySchema),
  })
  .meta({ id: 'GatewayPemesanan' })
export type GatewayPemesanan = z.infer<typeof gatewaySchema>
