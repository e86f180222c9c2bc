/** Whether the standing orders lie open. The bar opens them; they lie over the whole table. */
export const ordersSheet = $state({ open: false })
