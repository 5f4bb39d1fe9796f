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
table-lost-retry = 今すぐ試す
table-watching = 観戦中
table-watchers = 観戦者{ $watchers }人
table-close = 閉じる
table-cancel = やめる
table-mute = 音を消す
table-unmute = 音を出す
table-title-own = あなたの手番 – { $game }
table-title-other = { $name } – { $game }
table-title-over = 終了 – { $game }

## 誰の手番か

table-turn-own = あなたの手番
table-turn-own-named = あなたの手番（{ $name }）
table-turn-other = { $name }の手番
table-left-actions = { $left ->
    [0] アクションは残っていません
   *[other] 残り{ $left }アクション
}
table-left-cards = あと{ $left }枚めくる
table-thinking = { $name }が考えています
table-waiting = { $names }が次のカードを待ってほしいそうです
table-waits = { $name }が次のカードを止めています
table-task-discard-own = 手札が多すぎます：1枚捨てるか、スペシャルカードを使ってください
table-task-discard-other = { $name }は手札が多すぎるので1枚捨てます
table-task-swim-own = タイルが水没しました：泳ぐ先を選んでください
table-task-swim-other = { $name }が水に落ち、泳ぐところです
table-task-rescue-own = 泳いで行けるタイルがありません：{ $name }を助けられるのはヘリコプターだけです
table-task-rescue-other = { $name }は泳いで行けるタイルがありません：助けられるのはヘリコプターだけです
table-task-sort-own = どのカードを山札の底に送りますか？
table-task-sort-other = { $name }が次の砂嵐カードを見ています
table-task-guide-own = コマをさらに誘導するか、誘導を終えてください
table-task-guide-other = { $name }がコマを誘導しています

## 行動

table-undo = 取り消す
table-wait-on = 待って
table-wait-off = 続ける
table-end-sure = アクションを{ $left }回残して終えますか？
table-turn-one = 1枚だけ
table-turn-all = { $cards }枚すべてめくる
table-menu = 何をしますか？
table-menu-by = { $name }：{ $what }
table-menu-everybody = ここの全員：{ $names }
table-open-move = 移動する…
table-open-shore = 2枚のタイルを補強する…
table-open-lift = ヘリコプターで誰かを運ぶ…
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
table-others-card = それは{ $name }のカードです。ほかの人は使うことも取ることもできません。

## 助言

table-advice = 助言
table-advice-ask = 助言を求める
table-advice-asking = 考えています…
table-advice-none = 強いプレイヤーなら今どうするでしょう？
table-advice-off = 助言はオフです。設定でオンにできます。
table-advice-more = ほかの選択肢も見る
table-advice-play = これにする
table-advice-wait = 待つ
table-chance = 勝率{ $chance }（{ $low }～{ $high }）
table-chance-now = チームの勝率

## 一緒に

table-invite = 招待する
table-bot-instead = ボットに任せる
table-take-back = 席に戻る
table-invitation = 友だちを招待
table-invitation-how = リンク1つが席1つの鍵です。そこに座ってほしい友だちに送ってください。
table-invitation-seat = { $role }の席
table-invitation-watch = 観戦用
table-invitation-elsewhere = 空席のリンクは、卓を作ったブラウザーにあります。
table-invitation-none = 席はすべて埋まっています。観戦はできます。
table-copy = コピー
table-copied = コピーしました
table-not-copied = ブラウザーがコピーを許可しませんでした。アドレスを選択してコピーしてください。
table-share = 共有
table-talk = 会話
table-talk-point = タイルをみんなに示すには、右クリックか長押し、またはタイルの上でPキー。
table-phrase-hello = こんにちは！
table-phrase-good-idea = いい考え
table-phrase-wait = ちょっと待って
table-phrase-help-me = 助けて
table-phrase-go-ahead = どうぞ
table-phrase-thanks = ありがとう
table-phrase-well-played = お見事
table-phrase-oops = しまった

## 記録

table-log = ログ
table-log-empty = まだ何も起きていません。
table-log-turn = { $name }の手番
table-log-back = { $name }が直前の手を取り消した。
table-log-show = この場面を見る
table-past = { $number }手目の後の場面
table-past-before = 1手戻る
table-past-after = 1手進む
table-past-now = 現在に戻る
table-past-unknown = その場面は、ゲームが終わった後リプレイで見られます。

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
table-settings-acting = アクション
table-settings-confirm = アクションを残して終える前に確認する
table-settings-confirm-more = アクションが残っているとき、終えるには2回押します。
table-settings-cards = いつも1枚ずつめくる
table-settings-cards-more = オフなら、誰も割り込めないときはまとめてめくれます。
table-settings-sound = 音
table-settings-sound-on = 効果音
table-settings-volume = 音量

## ヘルプ

table-help = ヘルプ
table-help-how = できることは光って示されます。タイル、カード、コマを押してください。意味がいくつかあるときはメニューが出ます。できないことを押すと、その理由が示されます。
table-help-rules = ルール
table-help-guide = 案内を見る
table-key-arrows = タイルからタイルへ
table-key-enter = 選んでいるものを決める
table-key-numbers = メニューの行
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
table-guide = 最初のターン
table-guide-step = { $step }/{ $steps }
table-guide-skip = 飛ばす
table-guide-next = 次へ
table-guide-done = 始めよう

## 終わり

table-end-won = 勝利！
table-end-lost = 敗北
table-end-last = 最後の場面（全{ $plays }手）
table-end-again = もう一度遊ぶ
table-end-join = 次のゲームに入る
table-end-replay = リプレイ
table-end-download = ダウンロード
table-end-share = 共有
table-end-result = 結果

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
table-named-too-little-water = { $name }の水は{ $water }しかありません。
table-named-too-little-room = { $name }の水筒には、水があと{ $room }しか入りません。
