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
island-ending-won = { $who }が最後のヘリコプターを呼び、4つの財宝を手に、全員が愚か者の着地点から飛び立ちました。
island-ending-landing-sank = 愚か者の着地点が水没しました。もう誰も島を出られません。
island-ending-treasure-lost = { $tile }と{ $other }がどちらも水没し、{ $treasure }は海に消えました。
island-ending-drowned = { $who }が溺れました。{ $tile }が水没し、泳ぎ着ける場所がありませんでした。
island-ending-swamped = { $who }が「水が！」を引き、水位がドクロに達しました。島は海に沈みました。
island-ending-treasures = 財宝：4つ中{ $treasures }つ
island-ending-water = 水位：{ $mark }／{ $top }
island-ending-tiles = 残ったタイル：24枚中{ $tiles }枚
island-deed-captured = 財宝を{ $times }つ獲得
island-deed-shored = タイルを{ $times }枚補強
island-deed-gave = カードを{ $times }枚渡した
island-deed-moved = { $times }回移動
island-deed-guided = 仲間を{ $times }回誘導
island-deed-flights = ヘリコプターを{ $times }回使用

## The end of any game

ending-turns = { $turns }ターン

### どのゲームにも

action-in-words = { $action }

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
not-while-another-discards = この卓では、手札を5枚まで捨てる間にスペシャルカードを使えるのは、捨てている席{ $seat }だけです。
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
cause-thirst = 冒険家が渇きで倒れた
cause-buried = 砂が尽きた
cause-swept = 砂嵐に吹き飛ばされた
progress-desert = 見つけた部品の数ごとのゲーム数：{ $games }
outcome-thirst = 冒険家が1人、渇きで倒れました。
outcome-buried = 砂マーカーが尽きました。チームは砂漠に埋もれました。
outcome-swept = 砂嵐が手に負えない強さになり、チームは吹き飛ばされました。
desert-ending-won = 4つの部品がそろい、全員が乗り込みました。飛行機械が{ $cell }の発射台から飛び立ちます。
desert-ending-thirst = { $who }が渇きで倒れました（{ $cell }）。
desert-ending-buried = 砂マーカーが尽きました。{ $cell }に置く砂が残っておらず、チームは砂漠に埋もれました。
desert-ending-swept = 砂嵐計が最後の目盛りに達し、チームは吹き飛ばされました。
desert-ending-parts = 部品：4つ中{ $parts }つ
desert-ending-sand = 残りの砂：{ $markers }個
desert-ending-canteen = 最も少ない水筒：{ $water }
desert-deed-took = 部品を{ $times }つ回収
desert-deed-excavated = タイルを{ $times }枚発掘
desert-deed-cleared = 砂を{ $times }回除去
desert-deed-fetched = 水を{ $times }回くんだ
desert-deed-shared = 水を{ $times }回分けた
desert-deed-passed = 装備を{ $times }回渡した
desert-deed-guided = 仲間を{ $times }歩誘導
desert-deed-moved = { $times }回移動
desert-deed-used = 装備を{ $times }回使用

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
too-little-water = 席{ $seat }の水が足りません（残り{ $water }）。
too-little-room = 席{ $seat }の{ $role }の水筒には、そんなに入りません（空き{ $room }）。

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
desert-water = { $role }が{ $other }に水を{ $amount }つ渡す

## 砂嵐カード

storm-north-1 = 北へ吹く風（タイル1枚）
storm-north-2 = 北へ吹く風（タイル2枚）
storm-north-3 = 北へ吹く風（タイル3枚）
storm-south-1 = 南へ吹く風（タイル1枚）
storm-south-2 = 南へ吹く風（タイル2枚）
storm-south-3 = 南へ吹く風（タイル3枚）
storm-east-1 = 東へ吹く風（タイル1枚）
storm-east-2 = 東へ吹く風（タイル2枚）
storm-east-3 = 東へ吹く風（タイル3枚）
storm-west-1 = 西へ吹く風（タイル1枚）
storm-west-2 = 西へ吹く風（タイル2枚）
storm-west-3 = 西へ吹く風（タイル3枚）
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

a-chance = { $chance }%の確率
why-better = 次の候補より勝率が{ $gain }ポイント高くなります。
why-worse = 最善の候補より勝率が{ $gain }ポイント低くなります。
why-than-played = 実際の手より勝率が{ $gain }ポイント高くなります。
why-set-aside = 早い段階で候補から外れました。
why-as-good = { $place ->
    [first] 次の候補
   *[other] 最善の候補
}とほぼ互角です。
why-only-action = ほかにできることがありません。
why-waits = 今使う価値のあるカードがありません。
why-plan = この計画の最初の一手：

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
why-shed-spare = 同じカードは手札と山札にほかに{ $left }枚あり、必要なのは4枚だけです。
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
}渇きで倒れます。そこで水を渡します。
why-saved-by-drink = { $role }の水は{ $water ->
    [0] もうなく
   *[other] 残り{ $water }で
}、このままではこの砂嵐の間に{ $chance ->
    [100] 必ず
   *[other] { $chance }%の確率で
}渇きで倒れます。ここで水が手に入ります。
why-saved-by-tunnel = { $role }の水は{ $water ->
    [0] もうなく
   *[other] 残り{ $water }で
}、このままではこの砂嵐の間に{ $chance ->
    [100] 必ず
   *[other] { $chance }%の確率で
}渇きで倒れます。トンネルなら日陰です。
why-saved-by-shield = { $role }の水は{ $water ->
    [0] もうなく
   *[other] 残り{ $water }で
}、このままではこの砂嵐の間に{ $chance ->
    [100] 必ず
   *[other] { $chance }%の確率で
}渇きで倒れます。シールドが日差しを防ぎます。
why-saved-by-calm = { $role }の水は{ $water ->
    [0] もうなく
   *[other] 残り{ $water }で
}、このままではこの砂嵐の間に{ $chance ->
    [100] 必ず
   *[other] { $chance }%の確率で
}渇きで倒れます。カードが減れば、太陽が出る見込みも減ります。
why-drinks = { $people ->
    [1] 水を{ $amount }つ得られます
   *[other] { $people }人で合わせて水を{ $amount }つ得られます
}。
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
why-may-complete = { $cell }を発掘すると、{ $chance }%の確率で部品の場所がわかります。
why-may-be-needed = { $cell }を発掘すると、{ $chance }%の確率で手がかりか発射台が見つかります。
why-keeps-gear = 水と装備は後で使うほうが有効です。

## What bots say of their plans

plan-ready = 準備はできています。いつでもどうぞ！
plan-leaves-part = { $who ->
    [you] { $part }はあなたにお任せします。
   *[other] { $part }は皆さんにお任せします。
}
plan-leaves-pad = { $who ->
    [you] 最後の一歩はあなたにお任せします。
   *[other] 最後の一歩は皆さんにお任せします。
}
plan-captures = { $treasure }を手に入れます。
plan-captures-in-time = { $tile }が沈む前に{ $treasure }を手に入れます。
plan-landing = 愚か者の着地点を守ります。
plan-landing-later = 愚か者の着地点を守ります。
plan-last-tile = { $treasure }の最後のタイル、{ $tile }を守ります。
plan-last-tile-later = { $treasure }の最後のタイル、{ $tile }を守ります。
plan-both-tiles = { $treasure }を失わないように、{ $tile }を補強します。
plan-pair = { $treasure }のために{ $tile }を補強します。
plan-bridge = 島が分断されないように、{ $tile }を補強します。
plan-fourth-card = { $who ->
    [you] { $treasure }の4枚目のカードをあなたに届けます。
   *[other] { $treasure }の4枚目のカードを{ $role }に届けます。
}
plan-collects = { $who ->
    [you] { $treasure }のカードをあなたに届けます。これで{ $cards }枚です。
   *[other] { $treasure }のカードを{ $role }に届けます。これで{ $cards }枚です。
}
plan-arrives = { $who ->
    [self] { $treasure }を取りに{ $tile }へ行きます。
    [you] あなたを{ $tile }へ送ります。{ $treasure }はお任せします。
   *[other] { $treasure }のために{ $role }を{ $tile }へ送ります。
}
plan-approaches = { $who ->
    [self] { $treasure }を取りに{ $tile }へ向かいます。
    [you] あなたを{ $tile }の近くへ送ります。{ $treasure }はお任せします。
   *[other] { $treasure }のために{ $role }を{ $tile }の近くへ送ります。
}
plan-meets = { $who ->
    [self] { $other }と合流して、{ $treasure }のカードを集めます。
    [you] あなたに{ $treasure }のカードが集まるようにします。
   *[other] { $role }に{ $treasure }のカードが集まるようにします。
}
plan-gathers = { $who ->
    [self] 愚か者の着地点へ向かいます。
    [you] あなたを愚か者の着地点へ案内します。
   *[other] { $role }を愚か者の着地点へ案内します。
}
plan-guards = { $who ->
    [self] { $tile }のそばにいます。
    [you] あなたを{ $tile }のそばへ送ります。
   *[other] { $role }を{ $tile }のそばへ送ります。
}
plan-takes-part = { $part }を拾います。
plan-clue = { $part }の手がかりを掘ります。
plan-may-complete = { $cell }を掘ります。部品の場所がわかるかもしれません。
plan-may-be-needed = { $cell }を掘ってみます。
plan-pad-open = { $cell }の発射台を掘り出します。
plan-well = { $cell }で水を掘ります。
plan-gear = { $cell }で装備を掘ります。
plan-calm = 砂嵐カードを{ $fewer }枚減らします。
plan-look = 次の砂嵐カードを見ておきます。
plan-saved-by-water = { $who ->
    [you] のどが渇いていますね。水を届けます。
   *[other] { $role }の水が残りわずかです。水を届けます。
}
plan-watered = { $who ->
    [you] あなたに水を届けます。
   *[other] { $role }に水を届けます。
}
plan-saved-by-drink = 水をくみに行きます。
plan-drinks = 水をくみに行きます。
plan-saved-by-tunnel = 日が照る前に日陰へ入ります。
plan-saved-by-shield = ソーラーシールドで日差しを防ぎます。
plan-dug-out = { $who ->
    [self] 砂から抜け出します。
    [you] あなたを砂から掘り出します。
   *[other] { $role }を砂から掘り出します。
}
plan-clears-pad = 発射台の砂をどけます。
plan-clears-part = { $part }への道を空けます。
plan-sand = 砂マーカーが残りわずかです。盤上の砂を減らします。
plan-to-the-pad = { $who ->
    [self] 発射台へ向かいます。
    [you] あなたを発射台へ案内します。
   *[other] { $role }を発射台へ案内します。
}
plan-to-the-part = { $who ->
    [self] { $part }へ向かいます。
    [you] あなたを{ $part }の方へ案内します。
   *[other] { $role }を{ $part }の方へ案内します。
}

### 配置の証明

deal-title = この配置について
deal-badge-chosen = 指定された配置
deal-badge-again = 前と同じ配置
deal-from-random = 配置はランダムで、誰も知りません。
deal-from-kind = 配置はランダムですが、最初のターンに何も失わないものが選ばれています。
deal-from-chosen = この配置はホストが指定しました。ホストはこの先を知っている可能性があります。
deal-from-again = 前と同じ配置です。遊んだことのある人はこの先を知っている可能性があります。
deal-from-challenge = 日替わりチャレンジの配置です。全員が同じ配置で遊びます。
deal-from-prepared = 用意された局面から始まります。配置は誰でも同じです。
deal-commitment = 配置の指紋
deal-commitment-about = 最初の手の前に決まった配置の指紋です。配置が途中で変えられていないことを、ゲーム終了後に誰でも確かめられます。
deal-secret = 指紋の元の文字列（SHA-256で計算）
deal-verified = 公正な配置：確認済み
deal-verified-about = このブラウザーは{ $plays ->
    [0] 最初の手の前
   *[other] { $plays }手目のあと
}に配置の指紋を控えました。記録のシードから計算し直した指紋はそれと一致します。それ以降、配置は変えられていません。
deal-late = 公正な配置：ここでは未確認
deal-late-about = 記録はサーバーが示す指紋と一致します。ただし、このブラウザーはゲーム終了後に開いたため、指紋が以前から同じだったかどうかは確かめられません。
deal-changed = 最初に決まった配置と異なります
deal-changed-about = 記録のシードがこの卓の指紋と一致しません。配置か記録が変更されています。
deal-check-about = カードもすべて確かめるには、リプレイ画面で記録をダウンロードし、forbidden replayで開いてください。シードからゲーム全体を再現します。
deal-commitment-fits = シードとソルトはコミットメント{ $commitment }と一致します。
    最初の手の前に卓に表示されたものと同じなら、配置はその後変更されていません。

### 分析

analysis-head = { $game }、シード{ $seed }：{ $turns }ターン、{ $plays }手。{ $outcome }
analysis-curve = 各ターン開始時の勝率（{ $start }から{ $end }まで）：
analysis-end-so-far = 現在の{ $chance }
analysis-worst = 損の大きかった選択：
analysis-no-mistakes = 偶然では説明できないほど損をした選択はありませんでした。
analysis-decision = { $turn }ターン目、{ $play }手目：{ $before }から{ $after }へ、{ $cost }の損。
analysis-played = 実際
analysis-better = より良い手
analysis-axis-turn = ターン
analysis-axis-chance = 勝率
analysis-label = { $number }.　{ $turn }ターン目、{ $cost }ポイントの損。　実際：{ $played }。　より良い手：{ $better }。

## 卓が受け付けないこと

refused-stale = 先にほかの人が操作したため、盤面が変わりました。
refused-not-your-seat = ここはあなたの席ではありません。
refused-bot-plays = この席はボットが担当しています。先に席へ戻ってください。
refused-seat-taken = その席には、先にほかの人が座りました。
refused-not-started = ゲームはまだ始まっていません。
refused-has-started = ゲームはすでに始まっています。
refused-nobody-there = その席には誰もいません。
refused-host-starts = ゲームを始められるのは、卓を立てた人だけです。
refused-no-chat = この卓では自由な書き込みはできません。定型文は使えます。
refused-too-talkative = 発言が多すぎます。少し待ってから続けてください。
refused-challenge-advice = 記録に残る挑戦では、助言は使えません。
refused-challenge-undo = 記録に残る挑戦では、手を取り消せません。
refused-challenge-bot = 記録に残る挑戦では、ボットに任せられません。
refused-unreadable = サーバーが内容を理解できませんでした。
refused-not-joined = 先に卓に参加してください。
refused-over = ゲームは終了しています。
refused-too-long = このゲームは長くなりすぎたため、続けられません。
refused-not-undoable = カードやタイルがめくられたため、取り消せません。
refused-waiting = 次のカードを待つよう求められています。
refused-nothing-to-use = 次のカードの前に使えるものがありません。
refused-held-enough = このカードは、これ以上待たせられません。
refused-too-fast = もう少しゆっくり操作してください。
refused-full = 観戦者が定員に達しています。しばらくしてからお試しください。
refused-not-saved = サーバーに保存できませんでした。もう一度お試しください。
refused-not-present = この席のプレイヤーは不在です。
refused-unable-bot = このボットはこのゲームを遊べません。
refused-still-here = この席のプレイヤーは参加中です。
refused-still-thinking = この席のプレイヤーは参加中です。このまま何もしなければ、あと{ $seconds }秒でボットに任せられます。
refused-just-left = このプレイヤーは接続が切れたばかりです。あと{ $seconds }秒たつとボットに任せられます。
refused-not-over = ゲームはまだ終わっていません。
refused-busy = すでに処理中です。少しお待ちください。
refused-no-advice = ここでは助言できません。
refused-advice-off = この卓では、ホストが助言をオフにしています。
refused-advice-own = この卓で助言を求められるのは、自分の手番だけです。

outcome-closed = その後プログラムのルールが変わったため、このゲームは続けられません。

## 要求の問題

problem-no-such-table = その卓は存在しません。
problem-not-over = ゲームはまだ終わっていません。記録は終了後に見られます。
problem-day-not-over = 今日のチャレンジの記録は、日付が変わってから（協定世界時）見られるようになります。
problem-closed = この卓は別のバージョンで作られたため、ここでは開けません。
problem-bad-config = この設定では卓を用意できません。
problem-bad-record = これはゲームの記録として読めません。リプレイからダウンロードしたJSONファイルを選んでください。
problem-too-long = この記録は長すぎます。
problem-no-actions = この記録にはアクションがないため、分析できません。
problem-no-such-analysis = その分析は存在しません。
problem-broken-off = 分析が中断されました。もう一度始めてください。
problem-too-many = 短時間に操作が集中しました。しばらくしてからお試しください。
problem-too-many-analyses = 先に頼んだ分析がまだ終わっていません。終わってからもう一度お試しください。
problem-took-too-long = 分析に時間がかかりすぎたため、中止しました。
problem-too-many-at-once = すでにいくつか読み込み中です。終わるまでお待ちください。
problem-full = サーバーが満員です。しばらくしてからお試しください。
problem-too-large = データが大きすぎます。
problem-unreadable = サーバーが内容を理解できませんでした。
problem-not-found = このアドレスには何もありません。
problem-not-allowed = このアドレスではその操作はできません。
problem-other-site = ほかのサイトのページから送られた操作です。このゲームのアドレスを直接開いてください。
problem-wrong-host = このサーバーはこの名前では使えません。起動時に表示されたアドレスを使うか、FORBIDDEN_HOSTSにこの名前を加えてください。
problem-not-json = JSON形式（application/json）で送ってください。
problem-only-socket = このアドレスはWebSocket接続専用です。
problem-no-client = ゲームの画面がありません。「make web」で作成できます。
problem-already-tried = 今日のチャレンジは、もう挑戦済みです。
problem-no-such-challenge = その日のチャレンジはありません。
problem-not-ready = サーバーは動いていますが、データベースが応答しません。
problem-not-saved = サーバーがデータベースに接続できません。もう一度お試しください。
problem-fault = サーバーで問題が起きました。内容は記録されています。

### 卓：行動、助言、会話、設定

## 盤のまわり

table-heading = { $game }の卓
table-status = 状況
table-team = チーム
table-panels = その他の情報
table-seats = プレイヤー
table-bar = 今できること
table-joining = 卓に入っています…
table-missing = その卓は見つかりません。
table-home = ホームへ
table-lost = 接続が切れました。つなぎ直しています…
table-lost-kept = 接続が切れました。つなぎ直しています…　最後の手は、つながりしだい送信します。
table-lost-retry = 今すぐ試す
table-watching = 観戦中
table-take-seat = 席に着く
table-only-watching = 観戦中なので、クリックしても何も起きません。
table-only-watching-free = 観戦中です。遊ぶには空いている席に着いてください。
table-lent = { $name }の席はボットが代わりに遊んでいます。
table-sending = 送信中…
table-failed-action = オフラインの間にゲームが進んだため、最後の手は行われませんでした。
table-failed-answer = サーバーから応答がありません。もう一度お試しください。
table-failed-talk = 接続が切れたため、最後のメッセージは送信されませんでした。
table-failed-line = 接続がないため、何も送信されていません。つながってからもう一度お試しください。
table-away-now = 接続が切れたところ
table-away-seconds = 不在（{ $seconds }秒）
table-away-minutes = 不在（{ $minutes }分）
table-silent = あと{ $seconds }秒でボットに任せられます
table-advice-rule-own = 助言は自分の手番だけ
table-advice-rule-off = 助言なし
table-watchers = 観戦者{ $watchers }人
table-close = 閉じる
table-cancel = やめる
table-mute = 音を消す
table-unmute = 音を出す
table-title-own = あなたの手番 – { $game }
table-title-other = { $name } – { $game }
table-title-over = 終了 – { $game }
table-title-lobby = 友だちを待っています – { $game }

## 誰の手番か

table-turn-own = あなたの手番
table-turn-own-named = あなたの手番（{ $name }）
table-turn-other = { $name }の手番
table-left-actions = { $left ->
    [0] アクションは残っていません
   *[other] 残り{ $left }アクション
}
table-left-cards = あと{ $left }枚めくる
table-left-island-draw = 財宝カードをあと{ $left }枚引く
table-left-island-flood = 水没カードをあと{ $left }枚めくる
table-left-desert-draw = 砂嵐カードをあと{ $left }枚めくる
table-thinking = { $name }が考えています
table-forward = 早送り
table-waited = 待っている間のできごと
table-waiting = { $names }が次のカードを待つよう求めています
table-waits = { $name }を待っています
table-waiting-away = { $name }を待っています（不在）
table-waiting-friend = { $name }の席に友だちが来るのを待っています
table-task-discard-own = 手札が多すぎます：1枚捨てるか、スペシャルカードを使ってください
table-task-discard-other = { $name }は手札が多すぎるので1枚捨てます
table-task-swim-own = タイルが水没しました：泳ぐ先を選んでください
table-task-swim-other = { $name }が水に落ち、泳ぐところです
table-task-rescue-own = 泳いで行けるタイルがありません：{ $name }を助けられるのはヘリコプターだけです
table-task-rescue-other = { $name }は泳いで行けるタイルがありません：助けられるのはヘリコプターだけです
table-task-sort-own = 山札の底へ送るカードを選ぶか、そのままにしてください
table-task-sort-other = { $name }が次の砂嵐カードを見ています

## 行動

table-undo = 取り消す
table-wait-on = 待つ
table-wait-off = 続ける
table-coming-wait = まもなく次のカードをめくります。待つにはWキー
table-end-sure = アクションを{ $left }回残して終えますか？
table-menu = 何をしますか？
table-menu-by = { $name }：{ $what }
table-menu-everybody = ここの全員：{ $names }
table-open-move = 移動する…
table-open-shore = 2枚のタイルを補強する…
table-open-lift = ヘリコプターを使う…
table-open-sandbag = 土嚢を使う…
table-open-guide = { $name }を誘導する…
table-open-jet = ジェットパックで飛ぶ…
table-open-blast = デューンブラスターを使う…
table-open-scope = テラスコープを使う…
table-prompt-several = 使い道を選んでください
table-prompt-move = 行き先を選んでください
table-prompt-shore = 2枚目のタイルを選んでください。最初のタイルをもう一度選ぶと1枚だけになります
table-prompt-lift = 誰を乗せるか選んでください
table-prompt-lift-where = { $names }の行き先か、一緒に乗る人を選んでください
table-prompt-sandbag = 補強するタイルを選んでください
table-prompt-guide = { $names }の行き先を選んでください
table-prompt-jet = 行き先か、一緒に飛ぶ人を選んでください
table-prompt-blast = 砂をすべて取り除くタイルを選んでください
table-prompt-scope = のぞくタイルを選んでください
table-prompt-give = 誰に渡すか選んでください
table-prompt-pass = 誰に渡すか選んでください
table-not-now = 今は使えません。{ $why }
table-others-card = それは{ $name }のカードです。ほかの人は使うことも取ることもできません。
table-still-playing = 前のアクションを送信中のため、今のクリックは無効になりました。

## 助言

table-advice = 助言
table-advice-ask = 助言を求める
table-advice-asking = 考えています…
table-advice-none = 強いプレイヤーなら今どうするでしょう？
table-advice-off = 助言はオフです。設定でオンにできます。
table-advice-more = ほかの選択肢も見る
table-advice-tied = ほぼ互角
table-advice-ties = ほかに、ほぼ互角の選択肢が{ $choices }つあります。
table-advice-play = これにする
table-advised = 助言の手
table-advice-is = 助言：{ $what }。
table-advice-wait = 待つ
table-chance = 勝率{ $chance }（{ $low }～{ $high }）
table-chance-now = チームの勝率

## 一緒に

table-invite = 招待する
table-bot-instead = ボットに任せる
table-take-back = 席に戻る
table-invitation = 友だちを招待
table-invitation-none = 席はすべて埋まっています。観戦はできます。
table-copy = コピー
table-share = 共有
table-talk = 会話
table-talk-watching = 話せるのはプレイヤーだけです。会話を読むことはできます。
table-talk-back = ← 戻る
table-talk-said = これまでの会話
table-said = { $name }：{ $what }
table-write = メッセージを書く
table-write-send = 送信
table-talk-point = タイルをみんなに示すには、右クリックか長押し、またはタイルの上でPキー。
table-phrase-hello = こんにちは！
table-phrase-good-idea = いい考え
table-phrase-wait = ちょっと待って
table-phrase-help-me = 助けて
table-phrase-go-ahead = どうぞ
table-phrase-thanks = ありがとう
table-phrase-well-played = お見事
table-phrase-oops = しまった
remark-island-shore = { $object }を補強して！
remark-island-give = { $object }をもらえる？
remark-island-take = { $object }は任せて
remark-island-meet = { $object }に集まろう
remark-desert-clear = { $object }の砂を取り除いて！
remark-desert-water = { $object }、水を分けてもらえる？
remark-desert-give = { $object }をもらえる？
remark-desert-part = { $object }は任せて
remark-desert-meet = { $object }に集まろう

## 記録

table-log = ログ
table-log-empty = まだ何も起きていません。
table-log-turn = { $name }の手番
table-log-back = { $name }が直前の手を取り消した。
table-log-plan = { $name }「{ $text }」
table-quoted = 「{ $text }」
table-log-show = この場面を見る
table-log-earlier = これより前の手を表示
table-past = { $number }手目の後の場面
table-past-before = 1手戻る
table-past-after = 1手進む
table-past-now = 現在に戻る
table-past-unknown = その場面を読み込めませんでした。

## 設定

table-settings = 設定
table-settings-motion = アニメーション
table-settings-speed-none = なし
table-settings-speed-slow = ゆっくり
table-settings-speed-normal = 普通
table-settings-speed-fast = 速い
table-settings-advice = 助言
table-settings-advice-off = なし
table-settings-advice-off-more = 自分たちだけで考えます。
table-settings-advice-hints = ヒント
table-settings-advice-hints-more = 求めたときに、最善のアクションを盤上に示します。
table-settings-advice-full = すべて
table-settings-advice-full-more = 自分の手番のたびに、すべての選択肢を勝率つきで示します。
table-settings-odds = 確率の表示
table-settings-odds-always = 常に表示
table-settings-odds-always-more = すべてのタイルと席に表示します。
table-settings-odds-raised = 高いときだけ
table-settings-odds-raised-more = ほかより確率が高いところと、危険なところだけに表示します。
table-settings-odds-never = 表示しない
table-settings-odds-never-more = 自分で考えたい人向けです。
table-settings-acting = アクション
table-settings-confirm = アクションを残して終える前に確認する
table-settings-confirm-more = アクションが残っているとき、終えるには2回押します。
table-settings-cards = ターン終わりのカード
table-settings-cards-ring = 間をおいて自動でめくる
table-settings-cards-ring-more = 何かできる人がいるときは、1枚ごとに「待つ」を押せる時間が2秒あります。
table-settings-cards-one = 1枚ずつ
table-settings-cards-one-more = 1枚ごとに自分で押します。
table-settings-cards-all = まとめてめくる
table-settings-cards-all-more = ほかの人が何かできるときを除き、続けてめくります。
table-settings-sound = 音
table-settings-sound-on = 効果音
table-settings-volume = 音量

## ヘルプ

table-help = ヘルプ
table-help-how = できることは光って示されます。タイル、カード、コマを押してください。意味がいくつかあるときはメニューが出ます。できないことを押すと、その理由が示されます。
table-help-rules = ルール
table-help-guide = はじめてのゲーム
table-help-signs = しるしの意味
table-help-keys = キー操作
table-key-arrows = タイルの間を移動
table-key-enter = 選んでいるものを決める
table-key-numbers = メニューから選ぶ
table-key-escape = 直前の選択を取り消す、アニメーションを飛ばす
table-key-end = このターンのアクションを終える
table-key-draw = カードをめくる
table-key-undo = 取り消す
table-key-advice = 助言を求める
table-key-wait = 次のカードを待ってもらう
table-key-point = 選んでいるタイルをみんなに示す
table-key-log = ログ
table-key-hand = 自分の手札
table-key-help = このヘルプ
table-lesson = はじめてのゲーム
table-lesson-step = { $steps }のうち{ $step }
table-lesson-skip = 飛ばす
table-lesson-next = 次へ
table-lesson-now-you = さあ、あなたの番！
table-lesson-astray = それもできます。案内どおりに進めるには、取り消して、しるしのところを選んでください。
table-lesson-ahead = 案内とは別の道を選びました。それで大丈夫。ここからは自由に遊びましょう！

## 課題

exercise-title = { $role }を試す
exercise-done = お見事！
exercise-missed = ターンは終わりましたが、課題はまだです。取り消すか、やり直してください。
exercise-again = やり直す
exercise-next = 次は{ $role }
exercise-all = 冒険家の一覧
exercise-island-diver = 1アクションで、浸水・水没したタイルを泳ぎ抜けて愚か者の着地点へ。
exercise-island-engineer = 1アクションで、砕け波の橋と置き去りの断崖の両方を補強しましょう。
exercise-island-explorer = 2アクションで、愚か者の着地点を補強し、咆哮の庭園へ。どちらも斜めです。
exercise-island-messenger = 1アクションで、離れたところにいるダイバーに4枚目の大地の石のカードを渡しましょう。
exercise-island-navigator = 1アクションで、大地の石のカードを4枚持つ土木技師を月の神殿へ誘導しましょう。
exercise-island-pilot = 2アクションで、サンゴの宮殿へ飛び、海の聖杯を獲得しましょう。
exercise-desert-archeologist = 2アクションで、c2の砂をすべて取り除き、そこへ入りましょう。
exercise-desert-climber = 1アクションで、ナビゲーターを連れて、ふさがったb3へ登りましょう。
exercise-desert-explorer = 2アクションで、e5の砂を取り除き、そこへ移動しましょう。どちらも斜めです。
exercise-desert-meteorologist = 1アクションで、次の砂嵐カードを見て、太陽を山札の底へ送りましょう。
exercise-desert-navigator = 1アクションで、考古学者をd1の発射台まで3歩誘導しましょう。
exercise-desert-carrier = 1アクションで井戸の水をくみ、考古学者に2つ渡しましょう。

## 終わり

table-end-won = 勝利！
table-end-lost = 敗北
table-end-again = もう一度遊ぶ
table-end-join = 次のゲームに入る
table-end-replay = リプレイ
table-end-download = ダウンロード
table-end-share = 共有
table-end-result = 結果
table-end-skip = スキップ
table-end-board = ボードに戻る
table-end-same = 同じ配置でもう一度
table-end-harder = 次のレベル：{ $level }
table-end-numbers = このゲームの記録
table-end-deeds = それぞれの活躍
table-end-analysing = 勝負の分かれ目を探しています…
table-end-decisive = 勝負の分かれ目：
table-end-decisive-chance = 勝率が{ $before }から{ $after }になりました。
table-end-decisive-show = リプレイで見る

## できない理由（名前つき）

table-named-not-your-turn = 今は{ $name }の手番です。
table-named-not-while-swimming = { $name }が水に落ちています。先に水から上がる必要があります。
table-named-not-while-shedding = { $name }の手札が5枚を超えています。先に1枚捨てる必要があります。
table-named-card-not-held = { $name }は{ $card }を持っていません。
table-named-not-on-one-tile = { $name }は別のタイルにいます。離れた相手に渡せるのはメッセンジャーだけです。
table-named-hand-not-full = { $name }はカードを捨てる必要がありません。
table-named-not-in-the-water = { $name }は水に落ちていません。
table-named-another-swims-first = 先に{ $name }が泳ぎます。
table-named-not-all-on-the-landing = { $name }が愚か者の着地点にいません。
table-named-not-while-guiding = { $name }を誘導中です。そのコマを続けて動かすか、誘導を終えてください。
table-named-no-such-passenger = { $name }は同じタイルにいません。
table-named-other-is-buried = { $name }は砂に埋まっていて動かせません。
table-named-canteen-full = { $name }の水筒はいっぱいです。
table-named-gear-not-held = { $name }は{ $gear }を持っていません。
table-named-not-on-the-same-tile = { $name }は別のタイルにいます。
table-named-too-far-to-pour = { $name }は遠すぎて水を渡せません。
table-named-too-little-water = { $name }の水が足りません（残り{ $water }）。
table-named-too-little-room = { $name }の水筒には、そんなに入りません（空き{ $room }）。

### 画面の枠と、卓以外のすべての画面

## 枠

shell-name = forbidden
shell-title = forbidden · 禁断の島と禁断の砂漠
shell-title-home = ホーム
shell-title-new = 卓を立てる：{ $game }
shell-title-try = 試してみる：{ $game }
shell-title-room = 卓
shell-title-replay = リプレイ
shell-title-open = 記録を開く
shell-title-rules = ルール：{ $game }
shell-title-learn = 遊び方
shell-title-statistics = 統計
shell-title-record = 自分の記録
shell-title-challenge = 日替わりチャレンジ
shell-title-about = このサイトについて
shell-title-missing = ページがありません
shell-skip = 本文へ
shell-to-home = ホームへ
shell-pages = ページ
shell-learn = 遊び方
shell-rules = ルール
shell-replay = リプレイ
shell-statistics = 統計
shell-record = 自分の記録
shell-about = このサイトについて
shell-language = 言語
shell-theme = 表示：{ $theme }
shell-theme-auto = システムに合わせる
shell-theme-light = ライト
shell-theme-dark = ダーク
shell-fold = ヘッダーを隠す
shell-unfold = ヘッダーを表示
shell-close = 閉じる
joint-list = 、
joint-sentences = { $first }{ $next }
joint-label = { $label }：{ $value }
shell-dismiss = 消す
shell-loading = お待ちください…
shell-not-loaded = このページを読み込めませんでした。サーバーは動いていますか？
shell-no-server = サーバーが応答しません。動いていますか？
shell-reload = もう一度試す

missing-title = ここには水しかありません
missing-about = このアドレスにページはありません。もう沈んだのかもしれません。

## ホーム

home-island-tagline = 4つの財宝と、1機のヘリコプター。潮は満ちてくる。
home-desert-tagline = 散らばった部品、砂に埋もれた都市。水は残りわずか。
home-island-short = 島
home-desert-short = 砂漠
home-play-now = 今すぐ遊ぶ
home-play-now-means = あなたとボット{ $bots }人、難易度は初級。あなたから始まります。
home-set-table = 卓を立てる
home-first-title = はじめてですか？
home-first-about = 案内つきで最初のターンを遊べます。3分ほどで、そのままゲームが続きます。
home-first-learn = 案内してもらう
home-first-play = すぐに遊ぶ
home-making = 卓を準備中…
home-friends = 友だちと遊ぶ
home-friends-about = リンクを送るだけ。登録もインストールも不要です。
home-friends-island = 友だちと禁断の島を遊ぶ
home-friends-desert = 友だちと禁断の砂漠を遊ぶ
home-challenge = 今日のチャレンジ
home-challenge-about = { $day }：{ $game }、{ $level }、冒険家{ $players }人。全員同じ配置で、挑戦は1回だけ。
home-challenge-tries = { $tries ->
    [0] まだ結果はありません
   *[other] { $tries }回の結果
}
home-challenge-take = 挑戦する
home-challenge-none = 今はチャレンジがありません。
challenge-ask = 記録に残る挑戦は1回だけです
challenge-ask-rules = 冒険家{ $players }人を全員あなたが動かします。助言なし、取り消しなし。今日の挑戦は1回だけです。
challenge-ask-team = 友だちと遊ぶ場合は、リンクを送り、1人が1人ずつ冒険家を担当します。このブラウザーの1回の挑戦として記録されます。
challenge-begin-alone = 1人で挑戦する
challenge-begin-team = 友だちと挑戦する
challenge-not-now = 今はやめておく
challenge-go-on = 挑戦を続ける
challenge-see-others = みんなの結果を見る
challenge-archive = これまでのチャレンジ
challenge-you-won = チャレンジに勝ちました！
challenge-you-lost = 今回は負けてしまいました。
challenge-won = 勝ち
challenge-lost = 負け
challenge-unfinished = 挑戦の途中
challenge-unfinished-about = 挑戦の途中です。終わると結果が表示されます。
challenge-not-played = 未挑戦
challenge-title = 日替わりチャレンジ
challenge-explained = 全員が同じ配置で遊びます。毎日、協定世界時の0時に新しくなります。記録に残るのは、ブラウザーごとに1回だけです。
challenge-streak = { $days }日連続で挑戦中（{ $won }勝）。
challenge-about = { $game }、{ $level }、冒険家{ $players }人
challenge-hidden = みんなの結果は、挑戦が終わると見られます。
challenge-play-past = この日の配置で遊ぶ
challenge-play-past-about = お楽しみ用です。記録には残りません。
challenge-days = 最近のチャレンジ
challenge-won-of = { $tried }チーム中{ $won }チームが勝利
challenge-results = 結果
challenge-result = 結果
challenge-people = プレイヤー
challenge-bots = ボット（{ $bot }）
challenge-row-won = 勝ち
challenge-row-lost = 負け（{ $goal }つ中{ $progress }つ）
challenge-you = あなた
challenge-reached = { $goal }つ中{ $progress }つ、
challenge-turns-after = { $turns }ターンで終了。
challenge-usual-turns = 勝ったチームの平均は{ $turns }ターンです。
challenge-turns = { $turns }ターン
challenge-share = 結果をコピーして共有
challenge-share-title = 禁断の日替わりチャレンジ { $day }
challenge-share-table = { $game }、{ $level }、冒険家{ $players }人
challenge-copied = コピーしました。ネタバレはありません。
challenge-not-copied = ブラウザーがコピーを許可しませんでした。
challenge-replay = リプレイを見る
challenge-badge = 日替わりチャレンジ
challenge-badge-counted = 日替わりチャレンジ：記録に残る挑戦
challenge-badge-past = { $day }のチャレンジ（記録なし）
home-continue = 続きから
home-continue-none = 途中のゲームはありません。
home-continue-table = 卓
home-continue-forget = この卓を一覧から外す
home-open-record = 記録を開く
home-learn = 遊び方
home-learn-about = 1分でわかる遊び方、すべての冒険家の特技、全ルール。
home-learn-go = 遊び方を見る
home-learn-rules = 全ルール
home-unofficial = 非公式・非営利のプロジェクトです。

## 難易度

level-novice = 初級
level-normal = 中級
level-elite = 上級
level-legendary = 伝説級
level-novice-means = 初めてのゲームに
level-normal-means = 慣れてきたチームに
level-elite-means = 一手一手が勝負
level-legendary-means = 生還者はごくわずか

## ボット

bot-random = きまぐれ
bot-casual = ふつう
bot-planner = 強い
bot-thinker = 最強
bot-random-means = ルールの範囲で、思いつくままに動きます。勝つのは難しいでしょう。
bot-casual-means = このターンのことだけを考え、ときどき失敗もします。
bot-planner-means = 毎ターンを上手に計画します。
bot-thinker-means = チーム全体の先を読む、いちばん頼れる仲間です。

## 特技

power-island-diver = 浸水・水没したタイルを1回の移動で泳ぎ抜けます。
power-island-engineer = 1アクションで2枚のタイルを補強します。
power-island-explorer = 斜めにも移動・補強できます。
power-island-messenger = 離れた相手にも財宝カードを渡せます。
power-island-navigator = 1アクションでほかの冒険家を2歩まで誘導します。
power-island-pilot = 1ターンに1回、好きなタイルへ飛べます。
power-desert-archeologist = 1アクションで砂マーカーを2個取り除きます。
power-desert-climber = ふさがったタイルも歩け、1人を連れて行けます。同じタイルの仲間は埋まりません。
power-desert-explorer = 移動、砂の除去、デューンブラスターが斜めにも届きます。
power-desert-meteorologist = 砂嵐カードを減らすか、次のカードを見ます。
power-desert-navigator = 1アクションでほかの冒険家を3歩まで誘導します。
power-desert-carrier = 井戸から何度でも水をくみ、隣の仲間に分けられます。

## 卓を立てる

set-title = 卓を立てる
set-game = ゲーム
set-seats = 席
set-seats-about = 自分の席は複数でもかまいません。1つの画面を何人かで囲めます。
set-seat = 席{ $seat }
set-who = 座る人
set-who-seat = 席{ $seat }に座る人
set-me = 自分
set-open = 友だち
set-bot = ボット
set-name = 名前
set-name-me = あなたの名前
set-name-open = 名前（任意）
set-strength = 強さ
set-role = 職業
set-role-random = ランダム
set-add = 席を増やす
set-remove = 席{ $seat }をなくす
set-watching = 自分の席がないので、観戦になります。
set-level = 難易度
set-level-island-about = 開始時の水位が変わります。
set-level-desert-about = 開始時の砂嵐の強さが変わります。
set-layout = 島の地形
set-layout-standard = 標準の島
set-layout-published = 公開されている変形地形
set-layout-fan = ファンによる地形
set-rulings = ルールの解釈
set-rulings-changed = { $changed ->
    [0] 標準どおり
   *[other] { $changed }件変更
}
set-rulings-about = 解釈が分かれるルールを、どう遊ぶか選べます。
set-more = そのほか
set-more-about = 最初のプレイヤー、速さ、シード
set-first = 最初のプレイヤー
set-first-random = ランダム
set-pace = ボットの速さ
set-pace-0 = 瞬時
set-pace-1 = 普通
set-pace-2 = ゆっくり
set-advice = 助言
set-advice-all = いつでも
set-advice-own = 自分の手番だけ
set-advice-off = なし
set-seed = シード
set-seed-about = 同じシードなら同じ配置になります。指定したことは全員に表示されます。空欄なら新しい配置です。
set-seed-random = ランダム
set-sum = { $players }人 · { $level }{ $open ->
    [0] {""}
   *[other] {" "}· 友だちの席{ $open }つ
}
set-go = 卓を立てる
set-go-lobby = 友だちを招待する
set-chat = チャット
set-chat-about = プレイヤーどうしで自由に書き込めます。
set-wrong-seats = このゲームは{ $least }～{ $most }人で遊びます。
set-long-name = 名前は{ $most }文字までです。
set-same-role = { $role }はもう席{ $seat }にいます。同じ職業は1人だけです。
set-bad-seed = シードは0から9007199254740991までの整数か、0xに続く32文字以内の0～9とa～fです。

## ルールの解釈

ruling-island-hand_check = 手札が5枚を超えたとき、いつ捨てますか？
ruling-island-hand_check-after-both = 2枚引いた後
ruling-island-hand_check-after-each = 1枚引くごと
ruling-island-rescue = 水に落ちたコマをヘリコプターで助けられますか？
ruling-island-rescue-true = はい
ruling-island-rescue-false = いいえ
ruling-island-diver_escape = タイルが水没したとき、ダイバーはどこへ泳ぎますか？
ruling-island-diver_escape-nearest = 一番近いタイル
ruling-island-diver_escape-any = 届くタイルならどこでも
ruling-island-specials_between_floods = 水没カードの合間にスペシャルカードを使えますか？
ruling-island-specials_between_floods-true = はい
ruling-island-specials_between_floods-false = いいえ
ruling-island-specials_while_discarding = 誰かが手札を5枚まで捨てる間、ほかのプレイヤーもスペシャルカードを使えますか？
ruling-island-specials_while_discarding-true = はい
ruling-island-specials_while_discarding-false = いいえ
ruling-desert-climber_tunnels = 登山家は、ふさがったトンネルの出口から出られますか？
ruling-desert-climber_tunnels-true = はい
ruling-desert-climber_tunnels-false = いいえ
ruling-desert-well_sand = 水運び人が水をくむとき、井戸の砂マーカーは何個まで？
ruling-desert-well_sand-one = 1個まで
ruling-desert-well_sand-none = なし
ruling-desert-well_sand-any = 何個でも
ruling-desert-guide_buried = ナビゲーターは埋まったコマを誘導できますか？
ruling-desert-guide_buried-true = はい
ruling-desert-guide_buried-false = いいえ
ruling-desert-shield = ソーラーシールドは使った人と一緒に動きますか？
ruling-desert-shield-travels = 一緒に動く
ruling-desert-shield-stays = タイルに残る
ruling-desert-jet_buried = 埋まったプレイヤーはジェットパックを使えますか？
ruling-desert-jet_buried-true = はい
ruling-desert-jet_buried-false = いいえ
ruling-desert-storm_discard = 砂嵐カードはいつ捨てますか？
ruling-desert-storm_discard-after-turn = 砂嵐フェイズの終わり
ruling-desert-storm_discard-at-once = 1枚ごとにすぐ

## 招待と参加

invite-link = この卓のリンク
invite-how = 友だちに送ってください。リンクを開いた人は、空いている席に座るか、観戦できます。
invite-network = このアドレスは、このコンピューターと同じネットワークにいる人が開けます。
invite-copied = リンクをコピーしました。
invite-not-copied = ブラウザーがコピーを許可していません。リンクを選択してコピーしてください。
invite-message = 一緒に{ $game }を遊びませんか
invite-this-machine = このリンクはこのコンピューターでしか開けません。サーバーがほかの機器からの接続を受け付けていないためです。同じネットワークの人と遊ぶには、いったん止めて「forbidden serve --host 0.0.0.0」で起動してください。
join-title = { $named ->
    [0] 招待が届いています
   *[other] { $host }さんからの招待
}
join-person = 着席
join-open = 空席
join-name = あなたの名前
join-name-about = ほかのプレイヤーに表示されます。
join-no-name = 名前を1文字以上入力してください。
lobby-about = { $level }・{ $players }人
lobby-waiting-friends = 友だちを待っています
lobby-all-here = 全員そろいました
lobby-waiting-host = { $named ->
    [0] 開始を待っています
   *[other] { $host }さんの開始を待っています
}
lobby-choose = 空いている席を選んでください：
lobby-your-seat = あなたのための席です：
lobby-seat = { $role }の席
lobby-for = 空席（{ $name }さん用）
lobby-bot-until = 誰かが座るまではボット
lobby-away = { $name }（不在）
lobby-you = あなた
lobby-sit = ここに座る
lobby-sit-as = ここに座る（{ $role }）
lobby-stand = 席を立つ
lobby-stand-as = 席を立つ（{ $role }）
lobby-free = 席を空ける
lobby-free-as = 席を空ける（{ $role }）
lobby-start = ゲームを始める
lobby-start-now = 今すぐ始める
lobby-start-how = 空いている{ $open }席は、誰かが座るまでボットが遊びます。
lobby-wait = 卓を立てた人が始めると、ゲームが始まります。
lobby-watch = 観戦する
lobby-watch-later = ゲームが始まれば、観戦だけすることもできます。
lobby-strange = このリンクに合う席は、この卓にはありません。
lobby-strange-key = このリンクに合う席は、この卓にはありません。空いている席に座るか、観戦してください。
lobby-strange-key-full = このリンクに合う席は、この卓にはありません。席はすべて埋まっていますが、観戦できます。

## ルール

rules-search = ルールを検索
rules-found = { $found ->
    [0] 見つかりません
   *[other] { $found }件見つかりました
}
rules-nothing = これらの語をすべて含むルールはありません。
rules-contents = 目次
rules-link = { $rule }へのリンク
rules-table = 表
rules-start-board = 開始時の盤面。中央が砂嵐で、そこから2歩離れた8枚のタイルに砂が1個ずつあります。
rules-foreign = このルールはまだ翻訳されていないため、英語で表示しています。
rules-board-FI-20 = 丸は入れるタイルです。浸水したタイルには入れますが、下の欠けたマスには入れません。
rules-board-FI-24 = 十字は補強できるタイルです（自分のタイルも可）。斜めは届きません。
rules-board-FI-40 = 探検家は、タイルがあればまわりの8マスすべてに届きます。
rules-board-FI-44 = ダイバーは浸水したタイルと欠けたマスを通り、どの丸にも上がれます。
rules-board-FI-51 = 土木技師は、自分のタイルを含むこの中の2枚を1アクションで補強します。
rules-board-FI-56 = パイロットは、水没していないどのタイルへも飛べます。
rules-board-FI-61 = ナビゲーター（左）は、もう1つのコマを2歩までの丸へ動かします。
rules-board-FD-46 = 行の手がかりと列の手がかり。線の交わるところに部品があります。
rules-board-FD-94 = 「西へ2枚」：砂嵐の東の2枚が西へ滑り、それぞれに砂が1個増え、砂嵐は端に移ります。

## 遊び方

learn-title = 遊び方
learn-about = どちらも、全員で勝つか全員で負けるゲームです。すべての情報が公開で、いつでも相談できます。
learn-goal = 目的
learn-turn = 自分のターン
learn-flood = ターンの最後に
learn-lost = こうなると負け
learn-island-goal = 4つの財宝を獲得し、全員が愚か者の着地点に集まって、ヘリコプターで飛び立ちます。
learn-island-turn = 3アクション：移動する、浸水したタイルを補強する、財宝カードを渡す、その財宝のタイルで同じカード4枚を使って財宝を獲得する。それからカードを2枚引きます。
learn-island-flood = 水没カードがタイルを示します。乾いたタイルは浸水し、浸水したタイルは水没して戻りません。「水が！」を引くと、一度浸水したタイルのカードが山札の上に戻ります。
learn-island-lost = 愚か者の着地点が水没する、獲得前に財宝のタイルが2枚とも水没する、誰かが溺れる、水位がドクロに達する。
learn-desert-goal = 飛行機械の4つの部品を見つけ、全員が発射台に集まって飛び立ちます。
learn-desert-turn = 4アクション：移動する、砂を取り除く、タイルを発掘する、部品を拾う。2つの手がかりが、部品のある行と列を示します。
learn-desert-flood = 砂嵐カードがタイルを動かし、砂を積もらせます。太陽は、トンネルの外にいる全員の水筒から水を奪います。
learn-desert-lost = 誰かが渇きで倒れる、砂が尽きる、砂嵐計が終わりに達する。
learn-roles = 冒険家たち
learn-try = 試してみる{" "}
learn-all-rules = 全ルール
learn-first = はじめてのゲーム
learn-island-cards = カード
learn-desert-cards = 装備
learn-tools = コマンドラインとPython
learn-tools-about = ここにあるものはすべて、ブラウザーなしでも使えます。
learn-command-play = このコンピューターでサーバーを動かし、ブラウザーを開く
learn-command-simulate = ボットの勝率を求める（信頼区間、敗因、職業別の結果つき）
learn-command-advise = 手で入力した局面から、最善のアクションと勝率を求める
learn-python = Pythonでは：

## リプレイ

open-title = ゲームを振り返る
open-about = ダウンロードした記録か、終わった卓を開きます。
open-choose = 記録を選ぶ
open-drop = または、ここにドロップ（.jsonファイル）
open-not-json = このファイルはゲームの記録ではありません。JSONとして読めません。
open-too-large = このファイルはゲームの記録としては大きすぎます。
open-own = 終わった卓
replay-title = リプレイ：{ $game }
replay-to-table = 卓へ
replay-copy-link = リンクをコピー
replay-link-copied = この場面へのリンクをコピーしました。
replay-download = 記録をダウンロード
replay-transport = リプレイの操作
replay-first = 最初へ
replay-back = 1手戻る
replay-play = 再生
replay-pause = 一時停止
replay-forward = 1手進む
replay-last = 最後へ
replay-slider = ゲームの場面
replay-speed = 速さ
replay-keys = キー：←と→で1手ずつ、Shiftと一緒なら10手ずつ、スペースで再生と一時停止、HomeとEnd。
replay-log = 手順
replay-mistakes = 悪手
replay-panels = 手順と悪手
replay-dealt = 卓の準備ができました。
replay-took-back = { $who }が直前の手を取り消した。
replay-analyse = ゲームの分析
replay-analyse-about = すべての場面からボットが何度も続きを遊び、ゲーム全体でのチームの勝率と、損の大きかった選択を調べます。
replay-tomorrow = 今日のチャレンジにはまだ挑戦中の人がいます。記録のダウンロードと勝率のグラフは、日付が変わってから（協定世界時）利用できます。
replay-analyse-go = 分析する
replay-analysing = 分析中：{ $done }
replay-curve = チームの勝率
replay-curve-turns = 横軸はターン。三角は損の大きかった選択です。
replay-curve-table = 表で見る
replay-number = 手
replay-turn = ターン
replay-chance = 勝率
replay-happened = できごと
replay-worst = 損の大きかった選択（{ $decisions }件）
replay-worst-none = 大きな損はありませんでした。お見事！
replay-worst-where = { $turn }ターン目、{ $who }
replay-worst-cost = 勝率が{ $points }ポイント低下（{ $before }から{ $after }へ）
replay-played = 実際の手
replay-better = より良い手
replay-better-wait = 待つ
replay-show-moment = この場面を見る

## 統計

stats-title = 統計
stats-about = このサーバーで最後まで遊ばれた、すべてのゲームの統計です。
stats-none = 終わったゲームはまだありません。
stats-sum = { $games ->
    [1] 1ゲーム
   *[other] { $shown }ゲーム
}、勝率{ $share }
stats-levels = 難易度別
stats-roles = 職業別
stats-layouts = 島の地形別
stats-players = 人数別
stats-players-of = { $players }人
stats-games = ゲーム数
stats-won = 勝率

## My record

record-won = 勝ち
record-title = 自分の記録
record-about = このブラウザーで最後まで遊んだゲームの記録です。アカウントは不要です。ファイルに保存すれば、ほかのブラウザーへ移せます。
record-none = まだ記録がありません。ここで最後まで遊んだゲームは、勝敗を問わず記録されます。
record-streak-best = 最多連勝
record-streak-now = 現在の連勝
record-fastest = 最速の勝利：{ $turns }ターン
record-badges = はじめての勝利
record-badge-open = これから
record-export = ファイルに保存
record-import = ファイルを読み込む
record-read = { $games ->
    [0] このファイルに新しい記録はありません。
   *[other] { $games }件の記録を追加しました。
}
record-not-json = このファイルは読み込めません。ここで保存したファイルを選んでください。
record-other-file = これは保存された記録ではありません。
record-other-version = この記録は別のバージョンのもので、読み込めません。
record-damaged = ファイルが壊れています。何も読み込みませんでした。
badge-first-win = { $game }で初勝利
badge-level = { $game }の{ $level }で勝利
badge-roles = { $game }の全職業で勝利
badge-challenge = 日替わりチャレンジで初勝利
badge-row = { $wins }連勝

## このサイトについて

about-title = このサイトについて
about-what = ブラウザー、コマンドライン、Pythonで遊べる、2つの協力ボードゲーム。1人でも、1つの画面を囲んでも、離れた友だちとも。
about-rights = ゲームの権利
about-unofficial = これは非公式・非営利のプロジェクトです。『禁断の島』と『禁断の砂漠』はマット・リーコック氏のデザインで、ゲームの名称は発売元のGamewright社に帰属します。同社はこのプロジェクトと関係がありません。気に入ったら、ぜひ実物のボードゲームも手に取ってください。美しいゲームです。
about-own = ルールは私たち自身の言葉で書いています。絵、アイコン、音もすべて自作です。
about-thanks = 感謝
about-design = 負けても楽しい2つのゲームを生んだ、マット・リーコック氏。
about-font = 書体Marcellus（Astigmatic作、SIL Open Font License 1.1）。
about-libraries = Svelte、Fluent、FastAPI、そして良い道具を公開しているすべての人。
about-privacy = 保存するもの
about-privacy-text = 登録も追跡もなく、ほかのサーバーからは何も読み込みません。ブラウザーには名前と設定と席の鍵を、サーバーには卓と最近の会話を保存します。卓のリンクを持つ人は、観戦したり、会話を読んだり、空いている席に座ったりできます。
about-code = コード
about-licence = コードはMITライセンスで自由に使えます。
about-version = バージョン{ $version }

### 禁断の島：盤、そのまわり、起きたこと、できること

## 人

island-ui-who = { $named ->
    [0] { $role }
   *[other] { $name }（{ $role }）
}
island-ui-other = { $other-named ->
    [0] { $other-role }
   *[other] { $other-name }（{ $other-role }）
}
island-ui-letter-diver = 潜
island-ui-letter-engineer = 土
island-ui-letter-explorer = 探
island-ui-letter-messenger = 伝
island-ui-letter-navigator = 航
island-ui-letter-pilot = 飛
island-ui-power-diver = 1アクションで、浸水・水没したタイルをいくつでも通り抜けて移動できる。
island-ui-power-engineer = 1アクションで、2枚のタイルを補強できる。
island-ui-power-explorer = 斜めにも移動・補強できる。
island-ui-power-messenger = 離れた相手にも財宝カードを渡せる。
island-ui-power-navigator = 1アクションで、ほかの冒険家を2歩まで誘導できる。
island-ui-power-pilot = 1ターンに1回、1アクションで好きなタイルへ飛べる。

## 盤

island-ui-board = 島：{ $layout }
island-ui-cell = { $tile }、{ $cell }：{ $facts }
island-ui-state-dry = 乾いている
island-ui-state-flooded = 浸水
island-ui-state-sunk = 水没
island-ui-fact-treasure = ここで{ $treasure }を獲得できる
island-ui-fact-captured = { $treasure }は獲得済み
island-ui-fact-landing = ここからヘリコプターで脱出する
island-ui-fact-start = { $role }の開始タイル
island-ui-fact-flood = このターンに浸水する確率{ $chance }%
island-ui-fact-sink = このターンに水没する確率{ $chance }%
island-ui-fact-next = その水没カードは次にめくる束の中
island-ui-fact-return = その水没カードは「水が！」で山札に戻る
island-ui-fact-pawn = { island-ui-who }がいる
island-ui-fact-swimmer = { island-ui-who }が水に落ちている
island-ui-fact-hinted = おすすめ
island-ui-fact-can = できること：{ $verbs }
island-ui-verb-move = 移動
island-ui-verb-fly = 飛行
island-ui-verb-shore = 補強
island-ui-verb-give = カードを渡す
island-ui-verb-capture = 財宝を獲得
island-ui-verb-guide = 仲間を誘導
island-ui-verb-end = アクションを終える
island-ui-verb-draw = カードを引く
island-ui-verb-flood = 水没カードをめくる
island-ui-verb-swim = 泳ぐ
island-ui-verb-discard = 捨てる
island-ui-verb-lift = ヘリコプターで運ぶ
island-ui-verb-sandbag = 土嚢で補強
island-ui-verb-leave = 脱出
island-ui-floods = 浸水
island-ui-sinks = 水没
island-ui-mark = 水位は{ $mark }

## 水位メーター、財宝、山札

island-ui-meter = 水位メーター
island-ui-meter-label = 水位メーター：10のうち{ $mark }、{ $cards ->
    [0] 島は水にのまれた
   *[other] 1ターンに水没カード{ $cards }枚
}
island-ui-meter-a-turn = { $cards ->
    [0] 水没
   *[other] 枚／ターン
}
island-ui-meter-next = 次の「水が！」で{ $mark }：{ $cards ->
    [0] ゲームに負ける
   *[other] 1ターンに水没カード{ $cards }枚
}
island-ui-treasures = 財宝
island-ui-treasure-earth = 大地の石
island-ui-treasure-wind = 風の彫像
island-ui-treasure-fire = 炎のクリスタル
island-ui-treasure-ocean = 海の聖杯
island-ui-treasure-captured = 獲得済み
island-ui-treasure-cards = { $cards ->
    [0] 手札になし
   *[other] 手札に{ $cards }枚
}
island-ui-treasure-held = { island-ui-who }：4枚のうち{ $cards }枚
island-ui-strip-treasure = { $treasure }：最も多い手札で4枚中{ $cards }枚
island-ui-treasure-one-tile = 残るタイルは1枚
island-ui-treasure-wet = 2枚とも浸水
island-ui-piles = カード
island-ui-rise-chance = このターンの「水が！」
island-ui-percent = { $chance }%
island-ui-pile-treasure = 財宝カード
island-ui-pile-flood = 水没カード
island-ui-pile-count = { $cards }枚
island-ui-look-treasure = 財宝カードの捨て札{ $cards }枚を見る
island-ui-look-flood = 水没カードを見る（捨て札{ $cards }枚）
island-ui-treasure-dialog = 財宝カード
island-ui-flood-dialog = 水没カード
island-ui-column-card = カード
island-ui-column-pile = 山札
island-ui-column-discard = 捨て札
island-ui-column-hands = 手札
island-ui-discard-pile = 捨て札（「水が！」で山札の上に戻る）
island-ui-no-cards = カードなし
island-ui-layer-next = 次の{ $cards }枚（順不同）
island-ui-layer-only = 山札の{ $cards }枚（順不同）
island-ui-layer-below = その下の{ $cards }枚（順不同）
island-ui-flood-next = { $draws ->
    [0] このターンの水没カードは終わり
   *[other] このターンの水没カード：{ $draws }枚
}
island-ui-flood-known = この{ $cards }枚のうち{ $draws }枚が次に来る：
island-ui-flood-certain = 次に必ず来る：
island-ui-close = 閉じる

## 席

island-ui-seat = { island-ui-who }の席
island-ui-seat-at = { $tile }（{ $cell }）にいる
island-ui-seat-turn = 手番
island-ui-seat-yours = あなた
island-ui-seat-here = 在席
island-ui-seat-away = 不在
island-ui-seat-bot = ボット
island-ui-seat-open = 空席
island-ui-power-of = { $role }の特技
island-ui-hand = { $cards ->
    [0] 手札なし
   *[other] 手札{ $cards }枚
}
island-ui-hand-limit = 手札{ $cards }枚：上限は5枚
island-ui-card = { $count ->
    [1] { $card }
   *[other] { $card }×{ $count }
}
island-ui-card-does-treasure = 4枚そろえて、対応する2枚のタイルのどちらかで使うと「{ $treasure }」を獲得する。
island-ui-card-does-helicopter = いつでも使える。同じタイルにいる好きな人数を、ほかのタイルへ運ぶ。島からの脱出にも使う。
island-ui-card-does-sandbags = いつでも、アクションを使わずに、浸水したタイル1枚を補強する。
island-ui-card-can = { $card }：{ $verbs }
island-ui-choose-pawn = { island-ui-who }を選ぶ：{ $verbs }

## 起きたこと

island-event-role = { island-ui-who }が探検に加わる。
island-event-role-alone = { $role }が探検に加わる。
island-event-water = 水位は{ $mark }。
island-event-card = { island-ui-who }が引いた：{ $card }。
island-event-card-rise = { island-ui-who }が「水が！」を引いた！
island-event-turn = { island-ui-who }の手番。
island-event-moved = { island-ui-who }が{ $tile }へ移動。
island-event-flew = { island-ui-who }が{ $tile }へ飛行。
island-event-swam = { island-ui-who }が{ $tile }へ泳ぎ着いた。
island-event-guided = { island-ui-who }が誘導されて{ $tile }へ。
island-event-lifted = ヘリコプターが{ island-ui-who }を{ $tile }へ運んだ。
island-event-shored = { $tile }を補強した。
island-event-gave = { island-ui-who }が{ island-ui-other }に渡した：{ $card }。
island-event-captured = { island-ui-who }が{ $treasure }を獲得！
island-event-spent = { island-ui-who }が{ $card }を使った。
island-event-discarded = { island-ui-who }が捨てた：{ $card }。
island-event-rose = 水位が{ $mark }に上昇{ $cards ->
    [0] ：島は水にのまれた。
   *[other] ：1ターンに水没カード{ $cards }枚。
}
island-event-on-top = 水没カードの捨て札{ $cards }枚が山札の上に戻った。
island-event-reshuffled-treasure = 財宝カードの山札が尽き、捨て札{ $cards }枚が新しい山札になった。
island-event-reshuffled-flood = 水没カードの山札が尽き、捨て札{ $cards }枚が新しい山札になった。
island-event-flooded = { $tile }が浸水。
island-event-sank = { $tile }が水没！
island-moment-draw = { $name }が財宝カードを引く
island-moment-flood = { $name }が水没カードをめくる
island-sum-sank = 水没：{ $tiles }
island-sum-flooded = 浸水：{ $tiles }
island-sum-shored = 補強：{ $tiles }

## できること

island-do-move = { $tile }へ移動
island-do-fly = { $tile }へ飛ぶ
island-do-shore = { $tile }を補強する
island-do-shore-two = { $tile }と{ $other-tile }を補強する
island-do-give = { island-ui-other }に渡す：{ $card }
island-do-capture = { $treasure }を獲得する
island-do-guide = { island-ui-other }を{ $tile }へ誘導
island-do-end = アクションを終える
island-do-draw = 財宝カードを引く
island-do-flood = 水没カードをめくる
island-ui-cards-treasure = 財宝カードを{ $cards }枚引く
island-ui-cards-flood = 水没カードを{ $cards }枚めくる
island-do-swim = { $tile }へ泳ぐ
island-do-discard = 捨てる：{ $card }
island-do-lift-1 = ヘリコプター：{ $first }を{ $tile }へ
island-do-lift-2 = ヘリコプター：{ $first }と{ $second }を{ $tile }へ
island-do-lift-3 = ヘリコプター：{ $first }、{ $second }、{ $third }を{ $tile }へ
island-do-lift-all = ヘリコプター：全員を{ $tile }へ
island-do-sandbag = { $tile }に土嚢を使う
island-do-leave = 島から脱出：勝利！
island-do-back = 取り消す

## 最初の手番

island-first-goal = 島が沈む前に、力を合わせて4つの財宝を獲得し、島から脱出しましょう。あなたは探検家です。
island-first-move = 1ターンに3アクションできます。まず、ナビゲーターのいる金の門へ移動しましょう。
island-first-shore = 愚か者の着地点が浸水しています。もう一度浸水すると水没し、全員の負けです。補強しましょう。
island-first-give = 同じタイルのナビゲーターは、炎のクリスタルを集めています。あなたのカードを選んで渡しましょう。
island-first-draw = アクションを使い切りました。財宝カードを2枚引きましょう。
island-first-rise = 水が！　水位が1つ上がり、これまでに浸水したタイルのカードがすべて水没カードの山札の上に戻りました。
island-first-flood = 次は浸水です。水位メーターの枚数だけ水没カードをめくりましょう。
island-first-saved = 愚か者の着地点は、補強してあったので浸水しただけで済みました。黄昏の窪地は浸水したままだったので、水没しました。
island-first-capture = 同じ財宝のカード4枚を1人で持ち、その財宝の2つのタイルのどちらかへ行けば、獲得できます。
island-first-home = 4つの財宝がそろったら、全員で愚か者の着地点に集まり、ヘリコプターで脱出です。ここからはあなたの番！

## しるしの意味

island-sign-flooded = 浸水。このカードがもう一度出ると水没します。補強しましょう。
island-sign-sunk = 水没。もう戻りません。
island-sign-treasure = この財宝を獲得できる、2つのタイルの1つ。
island-sign-landing = 愚か者の着地点。最後に全員が集まって脱出する場所です。水没したら負けです。
island-sign-move = ここへ移動できます。
island-sign-shore = このタイルを補強できます。
island-sign-drop = このターンに浸水する確率。
island-sign-sink = このターンに水没する確率。
island-sign-hint = 助言のおすすめ。
island-sign-point = 誰かがここを示しています。
island-sign-card-treasure = 同じ財宝のカードを1人で4枚集めると獲得できます。同じタイルの仲間に渡せます。
island-sign-card-rise = 手札には入りません。水位が1つ上がり、水没カードの捨て札が山札の上に戻ります。
island-sign-card = 財宝カード

### 禁断の砂漠: 盤とそのまわり

## 場所

desert-ui-board = 砂漠
desert-ui-cell = { $cell }（{ $tile }）
desert-ui-tile-storm = 砂嵐
desert-ui-tile-desert = 砂漠
desert-ui-tile-oasis = オアシス
desert-ui-tile-crash = 墜落現場
desert-ui-tile-gear = 装備
desert-ui-tile-tunnel = トンネル
desert-ui-tile-well = 井戸
desert-ui-tile-mirage = 蜃気楼
desert-ui-tile-pad = 発射台
desert-ui-tile-propeller-row = プロペラの行の手がかり
desert-ui-tile-propeller-column = プロペラの列の手がかり
desert-ui-tile-engine-row = エンジンの行の手がかり
desert-ui-tile-engine-column = エンジンの列の手がかり
desert-ui-tile-crystal-row = ソーラークリスタルの行の手がかり
desert-ui-tile-crystal-column = ソーラークリスタルの列の手がかり
desert-ui-tile-deck-row = 操縦デッキの行の手がかり
desert-ui-tile-deck-column = 操縦デッキの列の手がかり

## 画面を見ない人への説明

desert-ui-label-unexcavated = 未発掘
desert-ui-label-seen = 確認済み、未発掘
desert-ui-label-sand = 砂{ $sand }個
desert-ui-label-blocked = 砂{ $sand }個、ふさがっている
desert-ui-label-parts = { $parts }がある
desert-ui-label-pawn = { $role }（{ $name }）
desert-ui-label-buried = { $who }、埋まっている
desert-ui-label-shield = ソーラーシールドの日陰
desert-ui-label-verbs = できること：{ $verbs }

## 盤上のしるし

desert-ui-verb-move = 移動する
desert-ui-verb-clear = 砂を取り除く
desert-ui-verb-excavate = 発掘する
desert-ui-verb-take = 部品を拾う
desert-ui-verb-fetch = 水をくむ
desert-ui-verb-calm = 砂嵐カードを1枚減らす
desert-ui-verb-look = 砂嵐カードを見る
desert-ui-verb-guide = 誘導する
desert-ui-verb-halt = 誘導を終える
desert-ui-verb-bottom = カードを山札の底へ送る
desert-ui-verb-keep = カードをそのままにする
desert-ui-verb-end = アクションを終える
desert-ui-verb-draw = 砂嵐カードをめくる
desert-ui-verb-blast = デューンブラスターを使う
desert-ui-verb-jet = ジェットパックで飛ぶ
desert-ui-verb-shield = ソーラーシールドを張る
desert-ui-verb-scope = テラスコープを使う
desert-ui-verb-reserve = 秘蔵の水を開ける
desert-ui-verb-throttle = タイムスロットルを使う
desert-ui-verb-pass = 装備を渡す
desert-ui-verb-water = 水を渡す

## 冒険家

desert-ui-letter-archeologist = 考
desert-ui-letter-climber = 登
desert-ui-letter-explorer = 探
desert-ui-letter-meteorologist = 気
desert-ui-letter-navigator = 航
desert-ui-letter-carrier = 水
desert-ui-power-archeologist = 1アクションで砂マーカーを2個取り除く。
desert-ui-power-climber = ふさがったタイルにも入れ、コマを1つ連れて行ける。同じタイルの仲間は埋まらない。
desert-ui-power-explorer = 移動、砂の除去、デューンブラスターを斜めにも行える。
desert-ui-power-meteorologist = 1アクションで、このターンの砂嵐カードを1枚減らすか、次のカードを見て1枚を山札の底へ送れる。
desert-ui-power-navigator = 1アクションで、ほかのコマを3歩まで誘導する。
desert-ui-power-carrier = 1アクションで、発掘済みの井戸から水を2つくむ。隣のタイルにも水を渡せる。
desert-ui-power-of = { $role }の特技
desert-ui-seat = { $name }、{ $role }
desert-ui-seat-at = { $cell }にいる
desert-ui-seat-water = 水{ $most }のうち{ $water }
desert-ui-mark-active = 手番
desert-ui-mark-yours = あなた
desert-ui-mark-bot = ボット
desert-ui-mark-open = 空席
desert-ui-mark-away = 不在
desert-ui-mark-buried = 埋まっている
desert-ui-mark-thirst = 渇き { $chance }
desert-ui-mark-shield = { $cell }は日陰

## 装備

desert-ui-gear-of = { $name }の装備
desert-ui-gear-label = { $count ->
    [1] { $gear }。
   *[other] { $gear }、{ $count }枚。
}
desert-ui-gear-does-blaster = 自分のタイルか隣のタイル1枚の砂をすべて取り除く。
desert-ui-gear-does-jet = ふさがっていないタイルへ飛ぶ。同じタイルのコマをもう1つ連れて行ける。
desert-ui-gear-does-shield = 自分の次のターンまで、同じタイルの全員を日差しから守る。
desert-ui-gear-does-scope = 未発掘のタイル1枚の裏を見る。
desert-ui-gear-does-reserve = 同じタイルの全員が水を2つずつ得る。
desert-ui-gear-does-throttle = 自分のターンのアクションを2回増やす。

## 砂嵐、砂、部品、山札

desert-ui-meter = 砂嵐計
desert-ui-meter-cards = 枚／ターン
desert-ui-meter-fewer = このターンは{ $fewer }枚減らした
desert-ui-meter-step = あと{ $steps }段階で{ $cards }枚になる。
desert-ui-meter-end = { $steps ->
    [1] 次の段階で全員が砂嵐にのまれる。
   *[other] あと{ $steps }段階で全員が砂嵐にのまれる。
}
desert-ui-meter-over = すべてが砂嵐にのまれた。
desert-ui-meter-label = 砂嵐計：{ $ticks }目盛りの{ $tick }、1ターンに砂嵐カード{ $cards }枚、終わりまであと{ $left }段階。
desert-ui-sand = 砂
desert-ui-sand-left = 個残り（全{ $all }個）
desert-ui-sand-low = 個だけ！（全{ $all }個）
desert-ui-parts = 飛行機械
desert-ui-part-name-propeller = プロペラ
desert-ui-part-name-engine = エンジン
desert-ui-part-name-crystal = クリスタル
desert-ui-part-name-deck = 操縦デッキ
desert-ui-strip-part = { $part }：{ $told }
desert-ui-part-unknown = 手がかりなし
desert-ui-part-row = { $line }行目
desert-ui-part-column = { $line }列
desert-ui-part-placed = { $cell }にある
desert-ui-part-taken = 回収済み
desert-ui-next = 次の砂嵐カード
desert-ui-next-label = 次の砂嵐カードの確率
desert-ui-known-next = 次に来るカード：
desert-ui-cards-to-come = 枚めくる
desert-ui-strengths = タイル1枚：{ $one }、2枚：{ $two }、3枚：{ $three }
desert-ui-seen = { $place }枚目の砂嵐カード：{ $card }。
desert-ui-seen-choose = { $place }枚目の砂嵐カード：{ $card }。山札の底へ送る。
desert-ui-guiding-own = { $guided }を誘導中：あと{ $steps }歩
desert-ui-guiding-other = { $name }が{ $guided }を誘導中：あと{ $steps }歩
desert-ui-suns = このターンの残りで太陽が照りつける回数
desert-ui-suns-label = このターンの残りで太陽が照りつける回数：0回が{ $none }、1回が{ $one }、2回以上が{ $more }
desert-ui-thirst = { $name }がこのターンに渇きで倒れる確率：{ $chance }
desert-ui-piles = 山札
desert-ui-revealed = このターン：
desert-ui-pile-storm = 砂嵐カードの山札
desert-ui-pile-bottom = 一番下：
desert-ui-pile-discard = 砂嵐カードの捨て札
desert-ui-pile-gear = 装備カードの山札
desert-ui-pile-short-storm = 嵐
desert-ui-pile-short-discard = 捨て札
desert-ui-pile-short-gear = 装備
desert-ui-pile-none = なし

## 砂嵐カード: タイルの動く向き

desert-ui-wind-north = 北へ吹く風
desert-ui-wind-south = 南へ吹く風
desert-ui-wind-east = 東へ吹く風
desert-ui-wind-west = 西へ吹く風
desert-ui-short-north = 北へ
desert-ui-short-south = 南へ
desert-ui-short-east = 東へ
desert-ui-short-west = 西へ
desert-ui-short-sun = 照りつける太陽
desert-ui-short-picks-up = 強まる砂嵐

## 起きたこと

desert-event-role = { $name }は{ $role }。
desert-event-turn = { $name }の手番。
desert-event-moved = { $name }が{ $cell }へ移動。
desert-event-carried = { $name }が{ $cell }へ連れて行かれた。
desert-event-guided = { $name }が{ $cell }へ誘導された。
desert-event-flew = { $name }が{ $cell }へ飛んだ。
desert-event-cleared = { $cell }の砂マーカーを{ $markers }個取り除いた。
desert-event-excavated = { $cell }を発掘：{ $tile }！
desert-event-saw = { $cell }の下は{ $tile }。
desert-event-geared = { $name }が{ $gear }を手に入れた。
desert-event-placed = 手がかりがそろった：{ $part }は{ $cell }にある。
desert-event-took = { $name }が{ $part }を拾った。
desert-event-drank = { $name }が水を得て、水筒は{ $water }になった。
desert-event-calmed = { $name }が砂嵐カードを1枚減らした。
desert-event-looked = { $name }が次の砂嵐カード{ $cards }枚を見た。
desert-event-seen = 次に来る：{ $card }。
desert-event-sent = 山札の底へ：{ $card }。
desert-event-used = { $name }が{ $gear }を使った。
desert-event-passed = { $name }が{ $other }に{ $gear }を渡した。
desert-event-watered = { $name }が{ $other }に水を{ $amount }つ渡した。
desert-event-storm = 砂嵐：{ $card }。
desert-event-sand = { $cell }の砂が{ $markers ->
    [1] 1個になった
   *[other] { $markers }個になり、ふさがった
}。
desert-event-parched = { $water ->
    [0] { $name }の水がなくなった。
   *[other] { $name }の水は残り{ $water }。
}
desert-event-meter = { $cards ->
    [0] 砂嵐がすべてをのみこんだ。
   *[other] 砂嵐が強まった（1ターンに{ $cards }枚）。
}
desert-event-reshuffled = 砂嵐カードの山札が尽きた：{ $cards }枚を切り直す。
desert-moment-draw = { $name }が砂嵐カードをめくる
desert-sum-tile = { $cell }（{ $tile }）
desert-sum-dug = 発掘：{ $tiles }
desert-sum-suns = 太陽が{ $suns }回照りつけた。
desert-sum-sand = 砂マーカーが{ $sand }個積もった。

## できること

desert-do-move = { $cell }へ移動
desert-do-move-with = { $passenger }を連れて{ $cell }へ移動
desert-do-clear = { $cell }の砂を取り除く
desert-do-excavate = { $cell }を発掘
desert-do-take = { $part }を拾う
desert-do-fetch = 水をくむ
desert-do-calm = 砂嵐カードを1枚減らす
desert-do-look = 次の砂嵐カードを見る
desert-do-guide = { $name }を{ $cell }へ誘導
desert-do-guide-with = { $name }を{ $passenger }と一緒に{ $cell }へ誘導
desert-do-halt = 誘導を終える
desert-do-bottom = 山札の底へ：{ $card }
desert-do-keep = そのままにする
desert-do-end = アクションを終える
desert-do-draw = 砂嵐カードをめくる
desert-ui-cards-storm = 砂嵐カードを{ $cards }枚めくる
desert-do-blast = { $cell }の砂を吹き飛ばす
desert-do-jet = { $cell }へ飛ぶ
desert-do-jet-with = { $passenger }と{ $cell }へ飛ぶ
desert-do-shield = ソーラーシールドを張る
desert-do-scope = { $cell }の下を見る
desert-do-reserve = 秘蔵の水を開ける
desert-do-throttle = タイムスロットルでアクションを2回増やす
desert-do-pass = { $name }に{ $gear }を渡す
desert-do-water = { $name }に水を{ $amount }つ渡す
desert-do-back = 取り消す

## はじめてのターン

desert-first-goal = 渇きや砂嵐に倒れる前に、力を合わせて飛行機械の4つの部品を集め、飛び立ちましょう。あなたは探検家です。
desert-first-move = 1ターンに4アクションできます。まず、考古学者のいるタイルへ移動しましょう。
desert-first-clear = 砂があると発掘できません。このタイルの砂マーカーを取り除きましょう。
desert-first-excavate = では、このタイルを発掘しましょう。
desert-first-clue = 手がかりです！　1枚がエンジンの行、もう1枚が列を示します。交わるところにエンジンがあります。
desert-first-water = 考古学者の水がもうありません。同じタイルなら自由に分けられます。水を2つ渡しましょう。
desert-first-onwards = 残り1アクション。エンジンへ1歩近づきましょう。
desert-first-end = これであなたの行動は終わりです。アクションを終えましょう。
desert-first-storm = 次は砂嵐です。砂嵐計の枚数だけ砂嵐カードをめくりましょう。
desert-first-wind = 風がこのタイルを動かし、砂マーカーが1個ずつ増えました。2個以上になるとふさがります。
desert-first-sun = 太陽が照りつけ、全員の水が1つ減りました。あなたの水がなければ考古学者は倒れ、全員の負けでした。
desert-first-lost = 誰かが渇きで倒れる、砂が尽きる、この砂嵐計が終わりに達すると負けです。ここからはあなたの番！

## しるしの意味

desert-sign-sand = 砂マーカー1個。発掘の前に取り除きます。
desert-sign-blocked = 砂マーカー2個以上。誰も入れず、ここにいるコマは埋まります。
desert-sign-oasis = 3つのオアシスのうち2つに井戸があり、1つは蜃気楼です。
desert-sign-well = 井戸。発掘したとき、ここにいる全員が水を2つずつ得ます。
desert-sign-mirage = 蜃気楼。水はありません。
desert-sign-tunnel = トンネル。日差しを避けられ、ほかのトンネルへ移動できます。
desert-sign-gear = 装備。発掘するとカードを1枚もらえます。
desert-sign-pad = 発射台。全員と4つの部品がここにそろえば勝ちです。
desert-sign-row = 手がかり。部品はこの行にあります。
desert-sign-column = 手がかり。部品はこの列にあります。
desert-sign-part = 部品。そのタイルを発掘してから拾います。
desert-sign-move = ここへ移動できます。
desert-sign-clear = ここの砂を取り除けます。
desert-sign-excavate = このタイルを発掘できます。
desert-sign-hint = 助言のおすすめ。
desert-sign-wind = 風。この枚数のタイルが空いた場所へ動き、砂マーカーが1個ずつ増えます。
desert-sign-sun = 照りつける太陽。全員の水が1つ減ります（トンネルとソーラーシールドの下は別です）。
desert-sign-picks-up = 強まる砂嵐。砂嵐計が1段階上がります。
