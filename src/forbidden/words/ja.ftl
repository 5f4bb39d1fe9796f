### 禁断の島：名前

## タイル

tile-breakers-bridge = 砕け波の橋
tile-bronze-gate = 青銅の門
tile-cave-of-embers = 残り火の洞窟
tile-cave-of-shadows = 影の洞窟
tile-cliffs-of-abandon = 置き去りの断崖
tile-copper-gate = 銅の門
tile-coral-palace = サンゴの宮殿
tile-crimson-forest = 深紅の森
tile-dunes-of-deception = 惑わしの砂丘
tile-fools-landing = 愚か者の着地点
tile-gold-gate = 金の門
tile-howling-garden = 咆哮の庭園
tile-iron-gate = 鉄の門
tile-lost-lagoon = 失われた潟
tile-misty-marsh = 霧の湿地
tile-observatory = 天文台
tile-phantom-rock = 幻の岩
tile-silver-gate = 銀の門
tile-temple-of-the-moon = 月の神殿
tile-temple-of-the-sun = 太陽の神殿
tile-tidal-palace = 潮の宮殿
tile-twilight-hollow = 黄昏の窪地
tile-watchtower = 見張り塔
tile-whispering-garden = ささやきの庭園

## カードと財宝

card-earth = 大地の石のカード
card-wind = 風の彫像のカード
card-fire = 炎のクリスタルのカード
card-ocean = 海の聖杯のカード
card-helicopter = ヘリコプター
card-sandbags = 土嚢
card-rise = 水が！
treasure-earth = 大地の石
treasure-wind = 風の彫像
treasure-fire = 炎のクリスタル
treasure-ocean = 海の聖杯

## 冒険家

role-diver = ダイバー
role-engineer = 土木技師
role-explorer = 探検家
role-messenger = メッセンジャー
role-navigator = ナビゲーター
role-pilot = パイロット

## 地形

layout-forbidden-island = 禁断の島
layout-island-of-shadows = 影の島
layout-volcano-island = 火山島
layout-island-of-death = 死の島
layout-bay-of-gulls = カモメ湾
layout-bone-island = 骨島
layout-coral-reef = サンゴ礁
layout-skull-island = 骸骨島
layout-bridge-of-horrors = 恐怖の橋
layout-arch-of-fate = 運命のアーチ
layout-atoll-of-decisions = 決断の環礁
layout-barbary-coast = バーバリ海岸
layout-treasure-island = 宝島
layout-hangmans-harbor = 絞首人の港
layout-anchor-bay = いかり湾
layout-perilous-peaks = 危難の峰
layout-shipwreck-bay = 難破船湾
layout-palm-springs = ヤシの泉
layout-harpoon-hideout = 銛打ちの隠れ家
layout-parley-peninsula = 談判の半島
layout-roasted-refuge = 丸焼きの避難所
layout-mutiny-towers = 反乱の塔
layout-davy-jones-locker = デイヴィ・ジョーンズの墓場
layout-walk-the-plank = 板歩きの刑

## 結果

game-island = 禁断の島
cause-won = 勝利
cause-landing-sank = 愚か者の着地点が水没
cause-treasure-lost = 財宝を喪失
cause-drowned = 冒険家が溺死
cause-swamped = 島が完全に水没
progress-island = 獲得した財宝の数ごとのゲーム数：{ $games }
outcome-running = ゲームは続いています。
outcome-won = 全員で脱出に成功しました。チームの勝利です！
outcome-landing-sank = 愚か者の着地点が水没しました。もう誰も島を出られません。
outcome-treasure-lost = まだ獲得していない財宝のタイルが、2枚とも水没しました。
outcome-drowned = 冒険家が1人、溺れてしまいました。
outcome-swamped = 水位が最後の目盛りに達し、島は海に沈みました。

### 禁断の島：そのアクションができない理由

## いつでも

not-after-the-end = ゲームは終わっています。
no-such-seat = 席{ $seat }には誰もいません。
not-your-turn = 今は席{ $seat }の手番です。
not-while-swimming = 席{ $seat }が水に落ちています。先に水から上がる必要があります。
not-while-shedding = 席{ $seat }の手札が5枚を超えています。先に1枚捨ててください。
not-yet-drawing = カードを引くのはアクションの後です。先にアクションを終えてください（残り{ $left }回）。
not-a-third-card = このターンの2枚はもう引きました。次は水没カードです。
not-yet-flooding = 水没カードをめくるのは、アクションをして2枚引いた後です。
not-acting-any-more = このターンのアクションは終わりました。
card-not-held = 席{ $seat }は{ $card }を持っていません。
already-there = コマはすでに{ $tile }にいます。
not-onto-a-sunk-tile = { $tile }は水没しています。

## 移動

too-far-to-move = { $tile }は、コマの上下左右の隣ではありません。
too-far-for-the-explorer = { $tile }は、探検家のまわり8マスではありません。
no-way-to-dive = 浸水・水没した場所だけを通って{ $tile }へ行く道がありません。
only-the-pilot-flies = 飛べるのはパイロットだけです。
flown-already = パイロットはこのターン、すでに飛びました。
a-step-is-no-flight = { $tile }は隣です。ふつうの移動になり、飛行は使わずに残ります。
only-the-navigator-guides = ほかの人のコマを動かせるのはナビゲーターだけです。
not-the-navigator-himself = ナビゲーターの特技で動かせるのは、ほかの人のコマだけです。
too-far-to-guide = { $tile }へは、そのコマから2歩では行けません。

## 補強

not-flooded = { $tile }は浸水していません。
sunk-for-good = { $tile }は水没しました。もう元には戻せません。
too-far-to-shore = { $tile }は、コマの足元でも上下左右の隣でもありません。
only-the-engineer-shores-two = 1アクションで2枚のタイルを補強できるのは土木技師だけです。

## カードと財宝

never-given = { $card }は誰にも渡せません。
not-to-yourself = カードを渡せるのは、ほかの人だけです。
not-on-one-tile = 席{ $seat }は別のタイルにいます。離れた相手に渡せるのはメッセンジャーだけです。
captured-already = { $treasure }はもう獲得しています。
not-its-tile = コマが{ $treasure }のタイルにいません。
too-few-cards = { $treasure }を獲得するには、1人の手札に4枚のカードが必要です。今は{ $held }枚です。
hand-not-full = 席{ $seat }はカードを捨てる必要がありません。

## 泳ぐときとスペシャルカード

not-in-the-water = 席{ $seat }は水に落ちていません。
another-swims-first = 先に席{ $seat }が泳ぎます。
too-far-to-swim = { $tile }までは泳げません。
not-the-nearest = { $tile }は一番近いタイルではありません。ダイバーは一番近いタイルへ泳ぎます。
not-between-flood-cards = この卓では、そのターンの水没カードをすべてめくり終えるまでスペシャルカードを使えません。
not-lifted-from-one-tile = 1枚のヘリコプターで運べるのは、同じタイルにいるコマだけです。
no-rescue-at-this-table = この卓では、水に落ちたコマをヘリコプターで助けられません。
treasures-missing = まだ獲得していない財宝が{ $missing }つあります。
not-all-on-the-landing = 席{ $seat }が愚か者の着地点にいません。

### 禁断の砂漠：名前

## 冒険家

role-archeologist = 考古学者
role-climber = 登山家
role-meteorologist = 気象学者
role-carrier = 水運び人

## 部品と装備

part-propeller = プロペラ
part-engine = エンジン
part-crystal = ソーラークリスタル
part-deck = 操縦デッキ
gear-blaster = デューンブラスター
gear-jet = ジェットパック
gear-shield = ソーラーシールド
gear-scope = テラスコープ
gear-reserve = 秘蔵の水
gear-throttle = タイムスロットル

## 結果

game-desert = 禁断の砂漠
cause-thirst = 冒険家が渇きで死亡
cause-buried = 砂が尽きた
cause-swept = 砂嵐に吹き飛ばされた
progress-desert = 見つけた部品の数ごとのゲーム数：{ $games }
outcome-thirst = 冒険家が1人、渇きで倒れました。
outcome-buried = 砂マーカーが尽きました。チームは砂漠に埋もれました。
outcome-swept = 砂嵐が手に負えない強さになり、チームは吹き飛ばされました。

### 禁断の砂漠：そのアクションができない理由

## いつでも

not-while-looking = 見た砂嵐カードのうち1枚を山札の底に送るか、全部そのままにするかを先に決めてください。
not-looking = 今は砂嵐カードを見ていません。
not-that-many-cards = 見ている砂嵐カードは{ $cards }枚だけです。
not-while-guiding = 席{ $seat }を誘導中です。そのコマを続けて動かすか、誘導を終えてください。
not-guiding = 今は誰も誘導していません。
not-yet-storming = 砂嵐カードはアクションの後です。先にアクションを終えてください。
storm-has-begun = 砂嵐が始まりました。このターンはもうアクションができません。
no-actions-left = このターンのアクションは残っていません。
buried = コマが砂に埋まっています。先に砂マーカーを1個以下まで減らしてください。

## 移動

not-into-the-storm = 砂嵐の場所にはタイルがありません。
already-at-that-cell = コマはすでに{ $cell }にいます。
cell-blocked = { $cell }は、2個以上の砂マーカーでふさがっています。
too-far-to-walk = { $cell }は隣でも、トンネルの出口でもありません。
only-the-climber-carries = ほかのコマを連れて行けるのは登山家だけです。
no-such-passenger = 席{ $seat }は連れて行けません。連れて行けるのは、同じタイルにいるほかのコマだけです。
only-the-desert-navigator-guides = ほかの人のコマを動かせるのはナビゲーターだけです。
not-the-navigator-herself = ナビゲーターの特技で動かせるのは、ほかの人のコマだけです。
other-is-buried = 席{ $seat }は砂に埋まっていて動かせません。

## 砂、タイル、部品

too-far-to-clear = { $cell }には手が届きません。足元か隣だけです。
no-sand = { $cell }に砂はありません。
excavated-already = { $cell }のタイルはもう発掘されています。
sand-first = 発掘の前に{ $cell }の砂を取り除いてください。
excavate-first = 先に{ $cell }のタイルを発掘してください。
taken-already = { $part }はもう拾っています。
clues-missing = 先に{ $part }の手がかりを2つとも発掘してください。
part-elsewhere = { $part }はここではなく{ $cell }にあります。

## 水、天気、装備

only-the-carrier-fetches = 井戸から水をくめるのは水運び人だけです。
no-well-here = コマが発掘済みの井戸にいません。
canteen-full = 席{ $seat }の水筒はいっぱいです。
well-under-sand = 井戸の砂が多すぎます。この卓では、{ $allowed ->
    [0] 井戸に砂があると水をくめません
   *[other] 井戸の砂マーカーは{ $allowed }個までです
}。
only-the-meteorologist = それができるのは気象学者だけです。
no-storm-card-left-to-save = このターンに減らせる砂嵐カードはもうありません。
no-card-to-look-at = 砂嵐カードの山札が空です。
gear-not-held = 席{ $seat }は{ $gear }を持っていません。
not-on-the-same-tile = 席{ $seat }は別のタイルにいます。
too-far-to-pour = 席{ $seat }は遠すぎて水を渡せません。
too-little-water = 席{ $seat }の水は{ $water }しかありません。
too-little-room = 席{ $seat }の{ $role }の水筒には、水があと{ $room }しか入りません。

### アクションの内容

## 禁断の島

island-move = { $role }が{ $tile }へ移動する
island-fly = { $role }が{ $tile }へ飛ぶ
island-shore = { $role }が{ $tile }を補強する
island-shore-two = { $role }が{ $tile }と{ $other }を補強する
island-give = { $role }が{ $other }に{ $card }を1枚渡す
island-capture = { $role }が{ $treasure }を獲得する
island-guide = { $role }が{ $other }を{ $tile }へ誘導する
island-end = { $role }がこのターンのアクションを終える
island-draw = { $role }が財宝カードを引く
island-flood = { $role }が水没カードをめくる
island-swim = { $role }が{ $tile }へ泳ぐ
island-discard = { $role }が{ $card }を1枚捨てる
island-lift = { $role }のヘリコプターが{ $other }を{ $tile }へ運ぶ
island-lift-some = { $role }のヘリコプターが{ $people }人を{ $tile }へ運ぶ
island-lift-all = { $role }のヘリコプターが全員を{ $tile }へ運ぶ
island-sandbag = { $role }が土嚢で{ $tile }を補強する
island-leave = { $role }のヘリコプターで全員が島を脱出する

## 禁断の砂漠

desert-move = { $role }が{ $cell }へ移動する
desert-move-with = { $role }が{ $passenger }を連れて{ $cell }へ移動する
desert-clear = { $role }が{ $cell }の砂を取り除く
desert-excavate = { $role }が{ $cell }を発掘する
desert-take = { $role }が{ $part }を拾う
desert-fetch = { $role }が井戸の水をくむ
desert-calm = { $role }が砂嵐カードを1枚減らす
desert-look = { $role }が次の砂嵐カードを見る
desert-guide = { $role }が{ $other }を{ $cell }へ誘導する
desert-guide-with = { $role }が{ $other }を、{ $passenger }と一緒に{ $cell }へ誘導する
desert-halt = { $role }が誘導を終える
desert-bottom = { $role }が砂嵐カードを山札の底に送る：{ $card }
desert-keep = { $role }が砂嵐カードをそのままにする
desert-end = { $role }がこのターンのアクションを終える
desert-draw = { $role }が砂嵐カードをめくる
desert-blast = { $role }がデューンブラスターで{ $cell }の砂を吹き飛ばす
desert-jet = { $role }がジェットパックで{ $cell }へ飛ぶ
desert-jet-with = { $role }がジェットパックで{ $passenger }を連れて{ $cell }へ飛ぶ
desert-shield = { $role }が{ $cell }でソーラーシールドを張る
desert-scope = { $role }がテラスコープで{ $cell }の下をのぞく
desert-reserve = { $role }が{ $cell }で秘蔵の水を開ける
desert-throttle = { $role }がタイムスロットルを使う
desert-pass = { $role }が{ $other }に{ $gear }を渡す
desert-water = { $role }が{ $other }に水を{ $amount }渡す

## 砂嵐カード

storm-north-1 = 北へ吹く風（1枚）
storm-north-2 = 北へ吹く風（2枚）
storm-north-3 = 北へ吹く風（3枚）
storm-south-1 = 南へ吹く風（1枚）
storm-south-2 = 南へ吹く風（2枚）
storm-south-3 = 南へ吹く風（3枚）
storm-east-1 = 東へ吹く風（1枚）
storm-east-2 = 東へ吹く風（2枚）
storm-east-3 = 東へ吹く風（3枚）
storm-west-1 = 西へ吹く風（1枚）
storm-west-2 = 西へ吹く風（2枚）
storm-west-3 = 西へ吹く風（3枚）
storm-sun = 照りつける太陽
storm-picks-up = 強まる砂嵐

### 助言

## 見出し

advice-chance = ここからチームが勝つ確率は{ $chance }です（95%信頼区間 { $low }～{ $high }）。
advice-certain = チームの勝利は確実です。
advice-lost = 勝ち目はほとんど残っていません。
advice-waits = 今この席から打てる良い手はありません。{ $role }を待ちましょう。
advice-wait = { $role }を待つ
advice-plan = 最善の手順：
advice-columns-action = アクション
advice-columns-chance = 勝率
advice-columns-why = 内容と理由
game-is-over = このゲームはもう終わっているので（{ $outcome }）、助言できることはありません。
not-to-play = 待つことはアクションではありません。席{ $seat }の番です。
no-such-seats = 席{ $seats }の中に、この卓にない席があります。席は0から{ $last }までです。

## 全般

why-better = 次の候補より、100ゲームあたり{ $gain }勝多くなります。
why-worse = 最善の候補より、100ゲームあたり{ $gain }勝少なくなります。
why-than-played = こちらなら、100ゲームあたり{ $gain }勝多かったはずです。
why-set-aside = 最初の見積もりで、ほかの候補より下でした。
why-as-good = { $place ->
    [first] 次の候補
   *[other] 最善の候補
}とほぼ同じで、差は偶然の範囲です。
why-only-action = ほかにできることがありません。
why-waits = 今使う価値のあるカードがありません。

## 禁断の島

why-flight-home = 4つの財宝をすべて持って全員で脱出し、勝利します。
why-captures = { $treasure }が手に入ります。
why-captures-in-time = { $treasure }が手に入ります。{ $tile }はその最後のタイルで、今ターン中に{ $chance ->
    [100] 必ず
   *[other] { $chance }%の確率で
}水没します。
why-landing = このままでは、愚か者の着地点が今ターン中に{ $chance ->
    [100] 必ず
   *[other] { $chance }%の確率で
}水没し、負けになります。
why-landing-later = 愚か者の着地点が浸水しています。次にそのカードが出ると負けです。
why-last-tile = { $tile }は{ $treasure }の最後のタイルで、このままでは今ターン中に{ $chance ->
    [100] 必ず
   *[other] { $chance }%の確率で
}水没します。
why-last-tile-later = { $tile }は{ $treasure }の最後のタイルです。次にそのカードが出ると負けです。
why-both-tiles = { $treasure }のタイルは2枚とも浸水中です。このままでは今ターン中に{ $chance ->
    [100] 必ず
   *[other] { $chance }%の確率で
}両方が水没します。
why-pair = { $tile }はこのままでは今ターン中に{ $chance ->
    [100] 必ず
   *[other] { $chance }%の確率で
}水没し、{ $treasure }のタイルは{ $other }だけになります。
why-pair-later = { $tile }は、まだ獲得していない{ $treasure }の2枚のタイルの1枚です。
why-bridge = { $tile }は島をつなぐ要で、このままでは今ターン中に{ $chance ->
    [100] 必ず
   *[other] { $chance }%の確率で
}水没します。
why-tile = { $tile }は、このままでは今ターン中に{ $chance ->
    [100] 必ず
   *[other] { $chance }%の確率で
}水没します。
why-tile-later = { $tile }を早めに補強しておけます。
why-fourth-card = { $role }の手札に{ $treasure }のカードが4枚そろいます。
why-collects = { $role }の手札に{ $treasure }のカードが{ $cards }枚集まります（必要なのは4枚）。
why-arrives = { $role }が{ $treasure }のカード4枚を持って{ $tile }に着きます。
why-approaches = { $treasure }のカードを4枚持つ{ $role }が、あと{ $steps }アクションで{ $tile }に着くところまで進みます。
why-meets = { $role }と{ $other }が合流します。2人合わせると{ $treasure }のカードが4枚あります。
why-room = { $role }は次に2枚引きますが、これで{ $room ->
    [1] 1枚分
   *[other] 2枚分
}の空きができます。
why-gathers = 財宝はすべてそろいました。{ $steps ->
    [0] { $role }が愚か者の着地点に着きます
   *[other] { $role }は愚か者の着地点まであと{ $steps }アクションになります
}。
why-all-gathered = 全員がすべての財宝とともに愚か者の着地点にそろい、ヘリコプターもあります。
why-gathered-without-helicopter = 全員がすべての財宝とともに愚か者の着地点にそろいます。足りないのはヘリコプターだけです。
why-guards = { $role }がそこから{ $tile }を補強できます。
why-rescued = そうしないと{ $role }が溺れます。
why-dry-land = { $tile }は浸水していないので、{ $role }は安全です。
why-ashore = { $role }が水から上がります。
why-shed-useless = { $treasure }はもう獲得しているので、そのカードは不要です。
why-shed-spare = 同じカードは手札と山札にほかに{ $left }枚あり、必要なのは4枚です。
why-shed-special = この{ $card }よりも財宝カードのほうが大切です。
why-keeps-specials = スペシャルカードは後で使うほうが有効です。

## 禁断の砂漠

why-take-off = 4つの部品を持って全員が発射台にそろい、勝利します。
why-takes-part = { $part }が手に入ります。{ $left ->
    [0] これですべての部品がそろいます
   *[other] 残る部品は{ $left }つです
}。
why-placed = 手がかりが2つそろい、{ $part }の場所が{ $cell }だとわかります。
why-clue = { $part }の手がかりです。
why-pad-open = { $cell }の発射台が使えるようになります。
why-tunnel-open = { $cell }にトンネルが開きます。日陰になり、ほかのトンネルへの道にもなります。
why-sent = このカードは今は出ません：{ $card }。
why-calm = このターンの砂嵐カードが{ $fewer }枚減り、残りは{ $left }枚です。
why-throttle = タイムスロットルでアクションが2回増えます。
why-saved-by-water = { $role }の水は{ $water ->
    [0] もうなく
   *[other] 残り{ $water }で
}、このままではこの砂嵐の間に{ $chance ->
    [100] 必ず
   *[other] { $chance }%の確率で
}渇きに倒れます。そこで水を渡します。
why-saved-by-drink = { $role }の水は{ $water ->
    [0] もうなく
   *[other] 残り{ $water }で
}、このままではこの砂嵐の間に{ $chance ->
    [100] 必ず
   *[other] { $chance }%の確率で
}渇きに倒れます。ここで水が手に入ります。
why-saved-by-tunnel = { $role }の水は{ $water ->
    [0] もうなく
   *[other] 残り{ $water }で
}、このままではこの砂嵐の間に{ $chance ->
    [100] 必ず
   *[other] { $chance }%の確率で
}渇きに倒れます。トンネルなら日陰です。
why-saved-by-shield = { $role }の水は{ $water ->
    [0] もうなく
   *[other] 残り{ $water }で
}、このままではこの砂嵐の間に{ $chance ->
    [100] 必ず
   *[other] { $chance }%の確率で
}渇きに倒れます。シールドが日差しを防ぎます。
why-saved-by-calm = { $role }の水は{ $water ->
    [0] もうなく
   *[other] 残り{ $water }で
}、このままではこの砂嵐の間に{ $chance ->
    [100] 必ず
   *[other] { $chance }%の確率で
}渇きに倒れます。カードが減れば、太陽が出る見込みも減ります。
why-drinks = { $people }人の冒険家が、水を合計{ $amount }得ます。
why-watered = { $role }の水は{ $water ->
    [0] もうありません
   *[other] 残り{ $water }だけです
}。
why-dug-out = 砂に埋まった{ $role }が抜け出せます。
why-clears-pad = { $cell }の発射台にまた入れるようになります。
why-clears-part = { $cell }の{ $part }への道が開きます。
why-sand = 砂マーカーの残りは{ $left ->
    [0] ありません
   *[other] { $left }個だけです
}。置けなくなると負けです。
why-clears = 盤上の砂マーカーが{ $markers }個減ります。
why-to-the-pad = 部品はすべてそろいました。{ $steps ->
    [0] { $role }が発射台に着きます
   *[other] { $role }は発射台まであと{ $steps }歩になります
}。
why-to-the-part = { $steps ->
    [0] { $role }が{ $part }のある場所に着きます
   *[other] { $role }は{ $part }まであと{ $steps }歩になります
}。
why-shade = { $role }は砂嵐の間、日陰にいられます。太陽のカードは{ $chance ->
    [100] 必ず
   *[other] { $chance }%の確率で
}出ます。
why-scope = 誰かが掘る前に、{ $cell }の下に何があるかわかります。
why-look = これから出る砂嵐カード{ $cards }枚を見て、一番困るカードを山札の底に送れます。
why-well = { $cell }の下には{ $chance ->
    [100] 必ず
   *[other] { $chance }%の確率で
}井戸があり、{ $people }人が水を得られます。
why-gear = { $cell }の下には装備があります。
why-may-complete = { $cell }のタイルは、{ $chance }%の確率で部品の手がかりの2つ目です。
why-may-be-needed = { $cell }のタイルは、{ $chance }%の確率で手がかりか発射台です。
why-keeps-gear = 水と装備は後で使うほうが有効です。

### 分析

analysis-head = { $game }、シード{ $seed }：{ $turns }ターン、{ $plays }手。{ $outcome }
analysis-curve = 各ターン開始時の勝率（{ $start }から{ $end }まで）：
analysis-end-so-far = 現在の{ $chance }
analysis-worst = 損失の大きかった判断：
analysis-no-mistakes = 運では説明できないほどの損失を出した判断はありませんでした。
analysis-decision = ターン{ $turn }、{ $play }手目：{ $before }から{ $after }へ、{ $cost }の損失。
analysis-played = 実際
analysis-better = より良い手
analysis-axis-turn = ターン
analysis-axis-chance = 勝率
analysis-label = { $number }.　ターン{ $turn }、{ $cost }ポイントの損失。　実際：{ $played }。　より良い手：{ $better }。
