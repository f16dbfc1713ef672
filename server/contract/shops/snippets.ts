import { clickIdParameter, clickIdPattern } from '../programs/dry-run/visit.ts'
import type { ShopKind } from '../generated/user-sdl-types.ts'
import { conversionLimits } from '../tracking/conversion-limits.ts'
import { trialClickId } from '../tracking/trial.ts'

/** Reads the click id of a visit and keeps it in the browser for as long as it may count. `put(id)` gives it to the cart. */
const withPut = (put: string): string => `<script>
(function () {
  var name = '${clickIdParameter}', seconds = ${conversionLimits.window};
  var found = new RegExp('[?&#]' + name + '=(${clickIdPattern}|${trialClickId})(?![\\\\w-])', 'i').exec(location.href);
  if (found) document.cookie = name + '=' + found[1].toLowerCase() + '; path=/; max-age=' + seconds + '; samesite=lax; secure';
  var kept = new RegExp('(?:^|; )' + name + '=([\\\\w-]+)').exec(document.cookie);
  if (!kept) return;
  var id = kept[1];
${put}
})();
</script>`

/** A note of each product in the cart. Salla sends the notes of products with the order. */
const salla = withPut(`  function keep(answer) {
    var items = ((answer && answer.data && answer.data.cart) || {}).items || [];
    items.forEach(function (item) {
      if (item.notes !== name + '=' + id) salla.cart.updateItem({ id: item.id, quantity: item.quantity, notes: name + '=' + id });
    });
  }
  salla.onReady(function () { salla.cart.event.onItemAdded(keep); });`)

/** A custom field of each product that is put into the cart. Zid sends the fields of products with the order. */
const zid = withPut(`  var cart = window.zid && window.zid.cart;
  if (!cart) return;
  var add = cart.addProduct;
  cart.addProduct = function (product, options) {
    var field = { price_settings: null, group_name: null, group_id: null, name: name, value: id, type: 'TEXT' };
    product.custom_fields = (product.custom_fields || []).concat([field]);
    return add.call(cart, product, options);
  };`)

/** An attribute of the cart. Shopify sends it with the order as a note attribute. */
const shopify = withPut(`  var attributes = {};
  attributes[name] = id;
  fetch('/cart/update.js', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ attributes: attributes }) });`)

/** WooCommerce keeps the address of the first page with the order if its order attribution is on, so it needs no snippet. */
const snippets: Readonly<Record<ShopKind, string | null>> = { SALLA: salla, ZID: zid, SHOPIFY: shopify, WOOCOMMERCE: null }

/** Returns the snippet that keeps the click of a visit with the cart of a shop; null if the shop does so itself. */
export const snippetOf = (kind: ShopKind): string | null => snippets[kind]
