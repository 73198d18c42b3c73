/** A map of its newest entries: what is remembered of those who call must not grow with their number. */
export class Newest<K, V> extends Map<K, V> {
  static readonly most = 10_000;

  override set(key: K, value: V): this {
    this.delete(key);
    super.set(key, value);
    if (this.size > Newest.most) this.delete(this.keys().next().value as K);
    return this;
  }
}
