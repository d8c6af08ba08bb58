// What a card is good for, as a sign: cards are told apart at a glance, and read when they are looked at.

/** By the first thing that a card does. @type {Record<string, string>} */
const SIGNS = {
  add_product: "package-fill",
  attack: "hand-fist-fill",
  attack_per: "hand-fist-fill",
  bonus_action: "sparkle-fill",
  build_now: "buildings-fill",
  buy_discount: "storefront-fill",
  deploy: "footprints-fill",
  dice: "dice-five-fill",
  die_arcs: "coins-fill",
  die_table_arcs: "coins-fill",
  die_times_arcs: "coins-fill",
  discount: "storefront-fill",
  dispel_ycu: "robot-fill",
  draw: "cards-fill",
  enemy_dice: "dice-five-fill",
  gain_arcs: "coins-fill",
  gain_renown: "star-four-fill",
  keep_card: "shield-fill",
  move_bonus: "footprints-fill",
  peek_hand: "eye-fill",
  perm_bribe_discount: "handshake-fill",
  perm_defense_dice: "shield-fill",
  perm_income: "coins-fill",
  perm_win_arcs: "coins-fill",
  product: "package-fill",
  recruit_direct: "users-fill",
  recruit_top: "users-fill",
  redeploy: "footprints-fill",
  reinforce: "users-fill",
  reroll: "dice-five-fill",
  search: "magnifying-glass-bold",
  sell_bonus: "coins-fill",
  sell_now: "coins-fill",
  take_arcs: "hand-fill",
  trade_unit: "handshake-fill",
  win_arcs: "coins-fill",
  win_extra_kill: "skull-fill",
  win_renown: "star-four-fill",
  ycu_attack: "robot-fill",
};
const ANYTHING = "lightning-fill";

/** @param {{ op: string }[]} effects */
export const signOfEffects = ([first] = []) => SIGNS[first?.op ?? ""] ?? ANYTHING;
